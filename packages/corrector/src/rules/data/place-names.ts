/**
 * Names of places: nominative, genitive where it differs, and short illative where there is one, with `:` between.
 * Facts, written for this project.
 */
export const INSIDE_PLACES = `
  Tallinn:Tallinna:Tallinna Tartu::Tartu Pärnu::Pärnu Narva Viljandi Rakvere::Rakverre Haapsalu::Haapsallu Kuressaare::Kuressaarde Võru::Võru
  Valga::Valka Paide Rapla Põlva Jõhvi Elva Keila Kohtla-Järve Kiviõli Püssi Kunda Tamsalu Kärdla Maardu Paldiski Kehra Räpina
  Antsla Lihula Sindi::Sinti Võhma Mustvee Kohila Viimsi Laagri Suure-Jaani Karksi-Nuia Kilingi-Nõmme Mõisaküla:Mõisaküla:Mõisakülla
  Abja-Paluoja Narva-Jõesuu Tõrva Orissaare::Orissaarde Haljala Kadrina Väike-Maarja Käina Värska Obinitsa Rõuge Vastseliina
  Kanepi Alatskivi Iisaku Toila Vihula Võsu Käsmu Palamuse Torma Roela Pajusti Sõmeru Vinni Jüri Jõelähtme Haabneeme
  Tabasalu Risti Palivere Taebla Virtsu Audru Paikuse Häädemeeste:Häädemeeste Ikla Tootsi Vändra Kihelkonna Leisi Valjala
  Tõravere Nõo Ülenurme Luunja Võnnu Kambja Puhja Rõngu Annelinn:Annelinna:Annelinna Kadriorg:Kadrioru:Kadriorgu
  Kopli Pelguranna Pirita Karlova Supilinn:Supilinna:Supilinna Veeriku Lasva Sangaste Helme
  Eesti Soome::Soome Läti::Lätti Leedu::Leetu Rootsi Norra Taani Island:Islandi Holland:Hollandi Belgia Hispaania
  Portugal:Portugali Itaalia Kreeka Türgi::Türki Küpros:Küprose Malta Austria Šveits:Šveitsi Poola Tšehhi Slovakkia Sloveenia
  Ungari Rumeenia Bulgaaria Serbia Horvaatia Albaania Makedoonia Montenegro Bosnia Ukraina Moldova Valgevene Gruusia
  Armeenia Aserbaidžaan:Aserbaidžaani Kasahstan:Kasahstani Usbekistan:Usbekistani Türkmenistan:Türkmenistani
  Kõrgõzstan:Kõrgõzstani Hiina Jaapan:Jaapani Korea India Pakistan:Pakistani Nepal:Nepali Mongoolia Vietnam:Vietnami Tai
  Indoneesia Malaisia Iraan:Iraani Iraak:Iraagi Iisrael:Iisraeli Süüria Liibanon:Liibanoni Jordaania Egiptus:Egiptuse
  Maroko Tuneesia Alžeeria Keenia Etioopia Nigeeria Kanada Mehhiko Kuuba Brasiilia Argentina Tšiili Peruu Colombia
  Venezuela Ameerika Austraalia Aafrika Aasia Euroopa Suurbritannia Luksemburg:Luksemburgi Monaco Andorra Vatikan:Vatikani
  Wales:Walesi Skandinaavia Baltikum:Baltikumi Kaukaasia Siber:Siberi Karjala Krimm:Krimmi
  Riia::Riiga Vilnius:Vilniuse Kaunas:Kaunase Daugavpils:Daugavpilsi Liepaja Helsingi Turu::Turgu Tampere Espoo Vantaa
  Oulu Lahti Kuopio Lappeenranta Rovaniemi Porvoo Stockholm:Stockholmi Göteborg:Göteborgi Malmö Uppsala Oslo Bergen:Bergeni
  Kopenhaagen:Kopenhaageni Reykjavik:Reykjaviki Peterburi Moskva Pihkva Novgorod:Novgorodi Kiiev:Kiievi Lviv:Lvivi
  Odessa Harkiv:Harkivi Minsk:Minski Varssavi Krakow:Krakowi Gdansk:Gdanski Praha Brno Viin:Viini:Viini Berliin:Berliini
  Hamburg:Hamburgi München:Müncheni Köln:Kölni Frankfurt:Frankfurdi Dresden:Dresdeni Leipzig:Leipzigi Bonn:Bonni
  Stuttgart:Stuttgarti Nürnberg:Nürnbergi Bern:Berni Zürich:Zürichi Genf:Genfi Pariis:Pariisi Lyon:Lyoni
  Marseille:Marseille’i Nice:Nice’i Bordeaux:Bordeaux’ Brüssel:Brüsseli Antwerpen:Antwerpeni Amsterdam:Amsterdami
  Haag:Haagi Rotterdam:Rotterdami London:Londoni Manchester:Manchesteri Liverpool:Liverpooli Oxford:Oxfordi
  Cambridge:Cambridge’i Edinburgh:Edinburghi Dublin:Dublini Madrid:Madridi Barcelona Valencia Sevilla Lissabon:Lissaboni
  Porto Rooma::Rooma Milano Napoli Veneetsia Firenze Torino Bologna Verona Palermo Ateena Istanbul:Istanbuli Ankara
  Antalya Sofia Bukarest:Bukaresti Belgrad:Belgradi Zagreb:Zagrebi Ljubljana Bratislava Budapest:Budapesti Tirana
  Sarajevo Skopje Thbilisi Jerevan:Jerevani Bakuu Astana Almatõ Taškent:Taškendi Peking:Pekingi
  Shanghai Hongkong:Hongkongi Tokyo Kyoto Osaka Soul:Souli Bangkok:Bangkoki Hanoi Singapur:Singapuri
  Delhi Mumbai Kathmandu Teheran:Teherani Bagdad:Bagdadi Jeruusalemm:Jeruusalemma Kairo Tunis:Tunise Nairobi
  Ottawa Toronto Montreal:Montreali Vancouver:Vancouveri Washington:Washingtoni Chicago Boston:Bostoni
  Havanna Lima Santiago Sydney Melbourne:Melbourne’i Canberra Dubai Doha Damaskus:Damaskuse Beirut:Beiruti
  Lõuna-Eesti Põhja-Eesti Lääne-Eesti Ida-Eesti Kesk-Eesti Kesk-Euroopa Lääne-Euroopa Ida-Euroopa Põhja-Euroopa
  Lõuna-Euroopa Lõuna-Korea Põhja-Korea Põhja-Ameerika Lõuna-Ameerika Lõuna-Aafrika Hannover:Hannoveri
  Strasbourg:Strasbourgi Sudaan:Sudaani Kosovo Afganistan:Afganistani Taiwan:Taiwani Texas:Texase Florida Kreeta Sitsiilia
  Sankt-Peterburi Kaliningrad:Kaliningradi Murmansk:Murmanski Petseri Jaanilinn:Jaanilinna:Jaanilinna
`;

/** Places with the outer local cases: kus? -l, kuhu? -le, kust? -lt. */
export const OUTSIDE_PLACES = `
  Harjumaa Virumaa Ida-Virumaa Lääne-Virumaa Järvamaa Jõgevamaa Tartumaa Põlvamaa Võrumaa Valgamaa Viljandimaa Pärnumaa
  Läänemaa Raplamaa Saaremaa Hiiumaa Muhumaa Setomaa Mulgimaa Vooremaa Kesk-Eestimaa Eestimaa Liivimaa Põltsamaa Märjamaa
  Saksamaa Venemaa Prantsusmaa Inglismaa Šotimaa Iirimaa Madalmaad:Madalmaade Ahvenamaa Lapimaa Gröönimaa Uus-Meremaa Hollandimaa
  Lätimaa Leedumaa Poolamaa Ungarimaa Kreekamaa Türgimaa Hiinamaa Jaapanimaa Rootsimaa Norramaa Taanimaa Soomemaa Islandimaa
  Otepää Türi Jõgeva Tapa Loksa Sillamäe Lasnamäe Mustamäe Õismäe Nõmme Saue Kallaste Kose Vormsi Kihnu Ruhnu Abruka Prangli Naissaar:Naissaare
  Filipiinid:Filipiinide
`;

/** Stems that learners bring along from other languages or take from the nominative, with the name that is meant. */
export const FOREIGN_STEMS: Readonly<Record<string, string>> = {
  ...{ Riiga: 'Riia', Peterburgi: 'Peterburi', Peterburg: 'Peterburi', Helsinki: 'Helsingi' },
  ...{ Soomi: 'Soome', Viljanti: 'Viljandi', Ruotsi: 'Rootsi', Latvia: 'Läti', Rossija: 'Venemaa' },
  ...{
    Frankfurti: 'Frankfurt',
    Taškenti: 'Taškent',
    Iraaki: 'Iraak',
    Kadriorgi: 'Kadriorg',
    Moskov: 'Moskva',
  },
  ...{
    Germania: 'Saksamaa',
    Anglia: 'Inglismaa',
    Finland: 'Soome',
    Finlandi: 'Soome',
    Roma: 'Rooma',
    Praag: 'Praha',
    Praagi: 'Praha',
  },
  ...{
    Warssavi: 'Varssavi',
    Varšavi: 'Varssavi',
    Kiev: 'Kiiev',
    Kievi: 'Kiiev',
    Kiiv: 'Kiiev',
    Berlin: 'Berliin',
    Berlini: 'Berliin',
  },
};
