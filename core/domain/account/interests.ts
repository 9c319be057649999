/** What the shop asks about: the names under which interests are kept, in the order shown. */
export const interestChoices = ['hiking', 'trailRunning', 'climbing', 'camping', 'snow', 'travel'] as const

/** ACC-05: interests as they are kept: one text, parted by pipes, in the order given, each once, none empty. */
export const writtenInterests = (interests: readonly string[]): string => interestsOf(interests.join('|')).join('|')

export const interestsOf = (text: string | undefined): readonly string[] =>
  [...new Set((text ?? '').split('|').map((each) => each.trim()))].filter((each) => each !== '')

/** ACC-05: a pipe inside a name would make two interests of it. */
export const isInterest = (name: string): boolean => name.trim() !== '' && !name.includes('|')

/** ACC-05: one interest more or less; those that this shop does not ask about stay. */
export const tickedInterest = (text: string | undefined, name: string, isTicked: boolean): string =>
  writtenInterests(isTicked ? [...interestsOf(text), name] : interestsOf(text).filter((each) => each !== name))
