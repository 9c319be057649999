/** French sets a space before these marks and inside its quotation marks. It is one that no line may be broken at, so no line begins with a question mark. */
export const frenchSpaces = (text: string): string => text.replace(/ (?=[?!;»%]|:(?!:))|(?<=«) /g, '\u00a0')
