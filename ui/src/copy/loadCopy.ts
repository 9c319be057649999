import copy from 'virtual:copy'
import { loadedOnce } from '../loadedOnce.ts'
import type { CopyByNoun } from './types/copyByNoun.ts'

export type CopyNoun = keyof CopyByNoun

/** The language a shop locale is spoken in: `fr-ca` → `fr`. A language without messages is spoken in English. */
export const copyLanguage = (locale: string): string => {
  const language = locale.slice(0, 2)
  return language in copy ? language : 'en'
}

/** Loads one noun's messages once; a load that failed is tried again by a later call (see `loadedOnce`). */
export const loadCopy = <Noun extends CopyNoun>(locale: string, noun: Noun): Promise<CopyByNoun[Noun]> => {
  const language = copyLanguage(locale)
  const key = `${language}/${noun}`
  let load = loads.get(key)
  if (load === undefined) {
    const fetch = copy[language]?.[noun]
    if (fetch === undefined) throw new Error(`No messages for ${key}`)
    load = loadedOnce(async () => {
      const messages = (await fetch()).default
      loaded.set(key, messages)
      return messages
    })
    loads.set(key, load)
  }
  return load() as Promise<CopyByNoun[Noun]>
}

/** The messages if they are already here, so nothing has to be suspended. */
export const loadedCopy = <Noun extends CopyNoun>(locale: string, noun: Noun): CopyByNoun[Noun] | undefined =>
  loaded.get(`${copyLanguage(locale)}/${noun}`) as CopyByNoun[Noun] | undefined

const loads = new Map<string, () => Promise<CopyByNoun[CopyNoun]>>()
const loaded = new Map<string, CopyByNoun[CopyNoun]>()
