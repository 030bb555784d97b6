/** Nominative, genitive, partitive; January first. */
export const months = [
  ['jaanuar', 'jaanuari', 'jaanuari'],
  ['veebruar', 'veebruari', 'veebruari'],
  ['märts', 'märtsi', 'märtsi'],
  ['aprill', 'aprilli', 'aprilli'],
  ['mai', 'mai', 'maid'],
  ['juuni', 'juuni', 'juunit'],
  ['juuli', 'juuli', 'juulit'],
  ['august', 'augusti', 'augustit'],
  ['september', 'septembri', 'septembrit'],
  ['oktoober', 'oktoobri', 'oktoobrit'],
  ['november', 'novembri', 'novembrit'],
  ['detsember', 'detsembri', 'detsembrit'],
] as const;
