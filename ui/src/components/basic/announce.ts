import { createStore } from '../../state/createStore.ts'

export type Politeness = 'polite' | 'assertive'

export interface Announcements {
  readonly polite: string
  readonly assertive: string
}

/**
 * Announces a sentence once to assistive technology, from anywhere. LiveRegion must be mounted; a repeated sentence is
 * announced again.
 */
export const announce = (sentence: string, politeness: Politeness = 'polite'): void => {
  const current = announcements.read()
  const isRepeated = current[politeness] === sentence
  announcements.set({ ...current, [politeness]: isRepeated ? `${sentence}\u00a0` : sentence })
}

/** Announcements belong to the page on which they were made. */
export const clearAnnouncements = (): void => {
  const { polite, assertive } = announcements.read()
  if (polite !== '' || assertive !== '') announcements.set(silence)
}

export const useAnnouncements = (): Announcements => announcements.use((current) => current)

const silence: Announcements = { polite: '', assertive: '' }
const announcements = createStore(silence)
