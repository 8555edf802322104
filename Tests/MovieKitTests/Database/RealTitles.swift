/// Titles of real films, those with letters beyond ASCII and those with digits or punctuation.
enum RealTitles {
  static let all = text.split(separator: "\n").map(String.init)

  private static let text = #"""
    $
    $9.99
    (500) Days of Summer
    +1
    10 Cent Pistol
    100 Mile Rule
    101 Reykjavík
    11'09"01 September 11
    127 Hours
    1492 – Conquest of Paradise
    20 centímetros
    2046
    35 Shots of Rum
    36 Quai des Orfèvres
    50/50
    8½
    8½ Women
    9½ Weeks
    A Woman's Secret
    Aimée & Jaguar
    Amélie
    An Alan Smithee Film: Burn Hollywood Burn
    Andy Warhol's Bad
    Après la nuit
    Après la vie
    Aquí y Allá
    Are We Done Yet?
    Around the World in 80 Days
    Art & Copy
    Autómata
    Awesome; I Fuckin' Shot That!
    Baarìa
    Babe: Pig in the City
    Bad Lieutenant: Port of Call New Orleans
    Bagdad Café
    Ballistic: Ecks vs. Sever
    Bananas!*
    Bande à part
    Bark!
    Bat*21
    Beau-père
    Bell, Book and Candle
    Belle Époque
    Best of the Best 2
    Bigger, Stronger, Faster*
    Björk: Biophilia Live
    Bobby G. Can’t Swim
    Brüno
    Bébé's Kids
    CB4
    CSNY/Déjà Vu
    Caché
    Café Lumière
    Café de Flore
    Camp X-Ray
    Carlito's Way
    Cet amour-là
    Chagall-Malevich
    Chicago 10
    Chuck & Buck
    Chéri
    Clear Cut: The Story of Philomath, Oregon
    Cleopatra’s Second Husband
    Cléo from 5 to 7
    Coco Chanel & Igor Stravinsky
    Crazy/Beautiful
    Creepshow 3
    Crustacés et Coquillages
    Cría Cuervos
    Crónicas
    César and Rosalie
    DOA: Dead or Alive
    David Holzman's Diary
    De l'autre côté
    Dead Still – Ghost of the Needle
    Deadline – U.S.A.
    Demi-sœur
    Diaz – Don't Clean Up This Blood
    Did You Hear About the Morgans?
    Don't Bother to Knock
    Dr. Who and the Daleks
    Drømmen
    Déjà Vu
    Détective
    East/West
    El Más Buscado
    El Niño
    Elite Squad: The Enemy Within
    Elsa & Fred
    Emily Brontë's Wuthering Heights
    Everything You Always Wanted to Know About Sex*
    Everything's Gone Green
    F/X
    F/X2
    Faat Kiné
    Face/Off
    Fahrenheit 9/11
    Faust (2011 film)
    Fifty/Fifty
    Fighter Pilot: Operation Red Flag
    Forces spéciales
    Forget Baghdad: Jews and Arabs – The Iraqi Connection
    Foxfire: Confessions of a Girl Gang
    Frankenstein's Army
    Free Radicals: A History of Experimental Film
    Freestyle: The Art of Rhyme
    Frontier(s)
    Frost/Nixon
    Gangs of Wasseypur – Part 1
    Garçon stupide
    Girl 6
    Girls Rock!
    Girls! Girls! Girls!
    Good Ol’ Freda
    Grand départ
    Gumby: The Movie
    Guten Tag, Ramón
    Gypsy 83
    Güeros
    Halloween: The Curse of Michael Myers
    Harry Potter and the Deathly Hallows – Part 1
    Harry Potter and the Deathly Hallows – Part 2
    Hart's War
    Herbie: Fully Loaded
    Hyènes
    Hélas pour moi
    Hôtel Terminus: The Life and Times of Klaus Barbie
    I Am Curious (Yellow)
    I Don't Know How She Does It
    I Don't Want to Sleep Alone
    I'm Through with White Girls (The Inevitable Undoing of Jay Brooks)
    I.O.U.S.A.
    Interstella 5555: The 5tory of the 5ecret 5tar 5ystem
    Irréversible
    It Is Fine! Everything Is Fine.
    It's All Gone Pete Tong
    It's Complicated
    It's My Party
    Jacob's Ladder
    Jamón Jamón
    Japón
    Jason Becker: Not Dead Yet
    Jour de Fête
    Joyeux Noël
    Kaena: The Prophecy
    Kapò
    Katyń
    Koko: A Talking Gorilla
    Kumaré
    Kumiko, the Treasure Hunter
    L'amour fou
    La Chèvre
    La Ciénaga
    La Commune (Paris, 1871)
    La Cérémonie
    La Fièvre Monte à El Pao
    La Jetée
    La Vie de Jésus
    La bonne année
    La bête
    Lara Croft: Tomb Raider – The Cradle of Life
    Le Donk & Scor-zay-zee
    Le Dîner de Cons
    Le Samouraï
    Le deuxième souffle
    Leprechaun 4: In Space
    Les Misérables
    Let's Get Lost
    Lola Montès
    Los últimos días
    Lou ! Journal infime
    Love's Kitchen
    Lucía
    Lucía, Lucía
    Lumière and Company
    Léolo
    Léon Morin, Priest
    Léon: The Professional
    Lón sa Spéir
    Ma Mère
    Madame Satã
    Malèna
    Marat/Sade
    Marketa Lazarová
    Mary Shelley's Frankenstein
    Masculin Féminin
    Max, Mon Amour
    Maîtresse
    Meek's Cutoff
    Mission: Impossible III
    Mission: Impossible – Ghost Protocol
    Molière
    Monty Python’s Life of Brian
    Moolaadé
    Mozart's Sister
    Mr. Deeds
    Mr. Magoo
    Mr. Morgan's Last Love
    Mrs. Soffel
    Mélo
    Métamorphoses
    Métisse
    Naked Gun 33⅓: The Final Insult
    National Lampoon's Christmas Vacation
    National Lampoon's Pledge This!
    Nausicaä of the Valley of the Wind
    Nazarín
    Ninja III: The Domination
    Norte, the End of History
    Noëlle
    Nymphomaniac: Volume II
    Once Upon a Time Was I, Verônica
    Onmyōji
    Original Cast Album: Company
    Otto; or Up with Dead People
    Paisà
    Paraíso Travel
    Peau d'Âne
    Percy Jackson & The Olympians: The Sea of Monsters
    Pietà
    Pink Floyd – The Wall
    Piñero
    Place Vendôme
    Poison Ivy II: Lily
    Pooh's Heffalump Movie
    Post Mortem (2010 film)
    Prêt-à-Porter
    Public Enemy No. 1 – Todestrieb
    Quai des Orfèvres
    Quinceañera
    Resident Evil: Afterlife
    Resident Evil: Apocalypse
    Resident Evil: Retribution
    Retour à Gorée
    Ripley's Game
    RoboCop 3
    Roger Waters: The Wall
    Romeo + Juliet
    Romántico
    Sagrada - el misteri de la creació
    Salò, or the 120 Days of Sodom
    Sarah Palin: You Betcha!
    Satan's Playground
    Season's Beatings
    Sex and Death 101
    Shadow: Dead Riot
    Shake Hands with the Devil: The Journey of Roméo Dallaire
    Shall We Kiss?
    She's Lost Control
    She's So Lovely
    Short Term 12
    Snake in the Eagle's Shadow
    Snowman’s Land
    Sobreviviré
    Sophie Scholl – The Final Days
    Speed Zone!
    Spine Tingler! The William Castle Story
    Stanley & Iris
    Star Wars: Episode I – The Phantom Menace
    Star Wars: Episode II – Attack of the Clones
    Star Wars: Episode III – Revenge of the Sith
    Star Wars: Episode IV – A New Hope
    Star Wars: Episode V – The Empire Strikes Back
    Star Wars: Episode VI – Return of the Jedi
    Sueño
    Superman IV: The Quest for Peace
    Sweet Sweetback's Baadasssss Song
    Sátántangó
    Séance on a Wet Afternoon
    Séraphine
    Sólo Con Tu Pareja
    THX 1138
    Tenue de soirée
    The Art of Amália
    The Autobiography of Nicolae Ceaușescu
    The Baby of Mâcon
    The Ballad of the Sad Café
    The Beaches of Agnès
    The Betrayal – Nerakhoon
    The Brink's Job
    The Bugs Bunny/Road Runner Movie
    The Bélier Family
    The Caveman's Valentine
    The Chronicles of Narnia: The Voyage of the Dawn Treader
    The Double Life of Véronique
    The Extraordinary Adventures of Adèle Blanc-Sec
    The First $20 Million Is Always the Hardest
    The Ghost and Mr. Chicken
    The Good, the Bad and the Ugly
    The Hitchhiker's Guide to the Galaxy
    The Hunger Games: Mockingjay – Part 1
    The King's Speech
    The Lion King 1½
    The Naked Gun 2½: The Smell of Fear
    The Sarnos – A Life in Dirty Movies
    The Stoning of Soraya M.
    The Twilight Saga: Breaking Dawn – Part 1
    The Twilight Saga: Breaking Dawn – Part 2
    The Widow of Saint-Pierre
    This Ain’t California
    Three of Hearts: A Postmodern Family
    Thérèse
    Thérèse Desqueyroux
    Tiro en la cabeza (Bullet in the Head)
    To Wong Foo, Thanks for Everything! Julie Newmar
    Todos están muertos
    Totally F***ed Up
    Transformers: Revenge of the Fallen
    Treacle Jr.
    Trilogy: The Weeping Meadow
    Tron: Legacy
    Tussenstand (Stages)
    Twelve O'Clock High
    Under Siege 2: Dark Territory
    Underworld: Evolution
    Unprecedented: The 2000 Presidential Election
    Upside Down (2012 film)
    V/H/S
    Valentín
    Victor/Victoria
    Vincent, François, Paul and the Others
    Violette Nozière
    Vision – From the Life of Hildegard von Bingen
    Waiting for "Superman"
    War/Dance
    We Steal Secrets: The Story of WikiLeaks
    Welcome Home, Roxy Carmichael
    Who's the Man?
    Wild West Comedy Show: 30 Days & 30 Nights – Hollywood to the Heartland
    Wool 100%
    WΔZ
    Y tu mamá también
    Yossi & Jagger
    Young@Heart
    Zatōichi
    Zhou Yu's Train
    ¡Vivan las Antipodas!
    À Nos Amours
    À travers la forêt
    Æon Flux
    É na Terra não É na Lua
    Édith et Marcel
    Étoiles: Dancers of the Paris Opera Ballet
    Évocateur: The Morton Downey Jr. Movie
    Želary
    """#
}
