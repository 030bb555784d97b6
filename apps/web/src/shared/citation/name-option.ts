/** An option inside a sentence: "words on each side: 5". */
export const nameOption = (label: string, value: string | number): string => `${startSmall(label)}: ${value}`;

/** A label inside a sentence. Labels of fields begin with no name. */
export const startSmall = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
