export type Politeness = 'polite' | 'assertive'

export interface Announcements {
  readonly polite: string
  readonly assertive: string
}

/** Says a sentence once to assistive technology, from anywhere. LiveRegion must be mounted; a repeated sentence is said again. */
export const announce = (sentence: string, politeness: Politeness = 'polite'): void => {
  const repeated = announcements[politeness] === sentence
  announcements = { ...announcements, [politeness]: repeated ? `${sentence}\u00a0` : sentence }
  for (const listen of listeners) listen()
}

/** What was said belongs to the page it was said on. */
export const clearAnnouncements = (): void => {
  if (announcements.polite === '' && announcements.assertive === '') return
  announcements = { polite: '', assertive: '' }
  for (const listen of listeners) listen()
}

export const readAnnouncements = (): Announcements => announcements

export const onAnnouncement = (listen: () => void): (() => void) => {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

let announcements: Announcements = { polite: '', assertive: '' }
const listeners = new Set<() => void>()
