/**
 * Names that Vabamorf has no word of, so that it guesses at their base form: of services and firms, of writers and
 * statesmen.
 */
const KNOWN_NAMES: ReadonlySet<string> = new Set(
  `Airbnb Android Apple Bing Bolt ChatGPT Chrome Delfi Discord Disney Duolingo Facebook Firefox Gmail Google Huawei
  Instagram Lidl LinkedIn Messenger Microsoft Moodle Netflix Nokia Outlook PayPal Photoshop Pinterest PowerPoint Prisma
  Reddit Rimi Samsung Skype Snapchat Spotify Steam Stuudium Telegram TikTok Tiktok Tinder Twitter Uber Viber Whatsapp
  WhatsApp Wikipedia Wolt Xbox YouTube Youtube Zoom
  Alender Alver Ansip Bornhöhe Haava Ilves Kaljulaid Kareva Kaplinski Karis Keres Koidula Kreutzwald Kross Luts Michal
  Nikonov Palusalu Pärt Runnel Rüütel Savisaar Smuul Tammsaare Toome Tormis Tuglas Under Veerpalu Vilde Visnapuu
  Rummu`.split(/\s+/u),
);
/** Lands, parts of the world and towns, which names with a hyphen end in (`Lõuna-Eesti`). */
export const LAND_NAMES: ReadonlySet<string> = new Set(
  `Aafrika Aasia Ameerika Austraalia Eesti Euroopa Hiina Itaalia Jaapan Karjala Korea Leedu Liivimaa Läti Norra Poola
  Prantsusmaa Rootsi Saksa Saksamaa Soome Suurbritannia Tallinn Tartu Venemaa`.split(/\s+/u),
);

/** Whether a name, or the last part of one with hyphens, is known. */
export function isKnownName(name: string): boolean {
  const part = name.slice(name.lastIndexOf('-') + 1);
  return KNOWN_NAMES.has(part) || LAND_NAMES.has(part);
}
