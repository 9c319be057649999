/** FAV-06: addresses, separated by commas, semicolons or spaces. */
export const recipientsIn = (text: string): readonly string[] => text.split(/[\s,;]+/).filter((part) => part !== '')
