import copy from 'virtual:copy'
import { onceLoaded } from '../loading/onceLoaded.ts'
import type { CopyByNoun } from './copyByNoun.ts'

export type CopyNoun = keyof CopyByNoun

/** The language of a shop locale: `fr-ca` → `fr`. A language without messages uses English. */
export const copyLanguage = (locale: string): string => {
  const language = locale.slice(0, 2)
  return language in copy ? language : 'en'
}

/** Loads one noun's messages once; a load that failed is tried again by a later call (see `onceLoaded`). */
export const loadCopy = <Noun extends CopyNoun>(locale: string, noun: Noun): Promise<CopyByNoun[Noun]> => {
  const folder = locale in copy ? locale : copyLanguage(locale)
  const key = `${folder}/${noun}`
  let load = loads.get(key)
  if (load === undefined) {
    const fetchTable = copy[folder]
    if (fetchTable === undefined) throw new Error(`No messages for ${key}`)
    load = onceLoaded(async () => (await (await fetchTable()).default[noun]()).default)
    loads.set(key, load)
  }
  return load() as Promise<CopyByNoun[Noun]> // The key names the noun.
}

const loads = new Map<string, () => Promise<CopyByNoun[CopyNoun]>>()
