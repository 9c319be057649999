/** By then the first page stands and has what it asked for, ms. */
const restMs = 1_000

/**
 * The first formatter of a process costs a browser some 20 ms, for it lists every locale it knows; all threads share that list. Here
 * nobody waits for it, where a page's first dialog, which brings react-aria's own, would stand still.
 */
export const warmFormatters = (): void => void setTimeout(() => Intl.DateTimeFormat.supportedLocalesOf('en'), restMs)
