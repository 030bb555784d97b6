import type { Enumeration, Label } from './enumerations';

const label = (et: string, en: string): Label => ({ et, en });

/** Nationality of exam authors; the code is the country as it stands in the data. */
export const nationalities = {
  Eesti: label('Eesti', 'Estonian'),
  Afganistan: label('Afganistan', 'Afghan'),
  Aserbaidžaan: label('Aserbaidžaan', 'Azerbaijani'),
  'Ameerika Ühendriigid': label('Ameerika Ühendriigid', 'American (U.S.)'),
  Brasiilia: label('Brasiilia', 'Brazilian'),
  Bulgaaria: label('Bulgaaria', 'Bulgarian'),
  Egiptus: label('Egiptus', 'Egyptian'),
  Filipiinid: label('Filipiinid', 'Filipino'),
  Hiina: label('Hiina', 'Chinese'),
  Hispaania: label('Hispaania', 'Spanish'),
  Holland: label('Holland', 'Dutch'),
  Iirimaa: label('Iirimaa', 'Irish'),
  India: label('India', 'Indian'),
  Itaalia: label('Itaalia', 'Italian'),
  Kanada: label('Kanada', 'Canadian'),
  Kasashstan: label('Kasahstan', 'Kazakh'),
  Kreeka: label('Kreeka', 'Greek'),
  Leedu: label('Leedu', 'Lithuanian'),
  Läti: label('Läti', 'Latvian'),
  Makedoonia: label('Makedoonia', 'Macedonian'),
  Moldova: label('Moldova', 'Moldovan'),
  Määramata: label('teadmata', 'unknown'),
  Poola: label('Poola', 'Polish'),
  Prantsusmaa: label('Prantsusmaa', 'French'),
  Rumeenia: label('Rumeenia', 'Romanian'),
  Saksamaa: label('Saksamaa', 'German'),
  Soome: label('Soome', 'Finnish'),
  Suurbritannia: label('Suurbritannia', 'British'),
  Süüria: label('Süüria', 'Syrian'),
  Türgi: label('Türgi', 'Turkish'),
  Ukraina: label('Ukraina', 'Ukrainian'),
  Ungari: label('Ungari', 'Hungarian'),
  Valgevene: label('Valgevene', 'Belarusian'),
  Venemaa: label('Venemaa', 'Russian'),
  Venezuela: label('Venezuela', 'Venezuelan'),
} as const satisfies Enumeration;

export const nativeLanguages = {
  eesti: label('eesti', 'Estonian'),
  vene: label('vene', 'Russian'),
  'eesti, vene': label('eesti ja vene', 'Estonian and Russian'),
  soome: label('soome', 'Finnish'),
  saksa: label('saksa', 'German'),
  ukraina: label('ukraina', 'Ukrainian'),
  valgevene: label('valgevene', 'Belarusian'),
  läti: label('läti', 'Latvian'),
  leedu: label('leedu', 'Lithuanian'),
  rootsi: label('rootsi', 'Swedish'),
  inglise: label('inglise', 'English'),
  jidiš: label('jidiš', 'Yiddish'),
  poola: label('poola', 'Polish'),
  ungari: label('ungari', 'Hungarian'),
} as const satisfies Enumeration;

export const otherLanguages = {
  eesti: label('eesti', 'Estonian'),
  vene: label('vene', 'Russian'),
  hiina: label('hiina', 'Chinese'),
  inglise: label('inglise', 'English'),
  jaapani: label('jaapani', 'Japanese'),
  läti: label('läti', 'Latvian'),
  prantsuse: label('prantsuse', 'French'),
  saksa: label('saksa', 'German'),
} as const satisfies Enumeration;

/** Countries of residence offered by the text query. */
export const queryCountries = {
  Eesti: label('Eesti', 'Estonia'),
  Soome: label('Soome', 'Finland'),
  Leedu: label('Leedu', 'Lithuania'),
  Saksamaa: label('Saksamaa', 'Germany'),
  Inglismaa: label('Inglismaa', 'England'),
  Ungari: label('Ungari', 'Hungary'),
} as const satisfies Enumeration;
