/** ACC-05: interests as they are kept: one text, parted by pipes, in the order given, each once, none empty. */
export const writtenInterests = (interests: readonly string[]): string => interestsOf(interests.join('|')).join('|')

export const interestsOf = (text: string | undefined): readonly string[] => [...new Set((text ?? '').split('|').map((each) => each.trim()))].filter((each) => each !== '')

/** ACC-05: a pipe inside a name would make two interests of it. */
export const isInterest = (name: string): boolean => name.trim() !== '' && !name.includes('|')
