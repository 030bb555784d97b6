/** Treebanks of Estonian mark the parts of compounds and derivations in the lemma: `maa_ilm`. */
export const MARKED_LEMMA = /[\p{L}\p{N}][_=+][\p{L}\p{N}]/u;
