/** Places on the publications page. */
export const publicationAnchors = [
  { list: 'graduationPapers', anchor: 'graduation-papers' },
  { list: 'conferences', anchor: 'conferences' },
  { list: 'articles', anchor: 'articles' },
] as const;
