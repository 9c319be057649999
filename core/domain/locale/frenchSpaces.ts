/**
 * French puts a space before these marks and inside quotation marks. It is a non-breaking one, so that no line begins
 * with a question mark.
 */
export const frenchSpaces = (text: string): string => text.replace(/ (?=[?!;»%]|:(?!:))|(?<=«) /g, '\u00a0')
