import copy from 'virtual:copy'
import type { CopyByNoun } from './types/copyByNoun.ts'
import { usable } from './usable.ts'

export type CopyNoun = keyof CopyByNoun

/** The language a shop locale is spoken in: `fr-ca` → `fr`. A language without messages is spoken in English. */
export const copyLanguage = (locale: string): string => {
  const language = locale.slice(0, 2)
  return language in copy ? language : 'en'
}

/** Loads one noun's messages once; a failed load is forgotten, so the next call tries again. */
export const loadCopy = <Noun extends CopyNoun>(locale: string, noun: Noun): Promise<CopyByNoun[Noun]> => {
  const language = copyLanguage(locale)
  const key = `${language}/${noun}`
  const known = loading.get(key) as Promise<CopyByNoun[Noun]> | undefined
  if (known !== undefined) return known
  const load = copy[language]?.[noun]
  if (load === undefined) throw new Error(`No messages for ${key}`)
  const promise = usable(
    load().then(
      (module) => {
        loaded.set(key, module.default)
        return module.default
      },
      (error: unknown) => {
        loading.delete(key)
        throw error
      },
    ),
  )
  loading.set(key, promise)
  return promise
}

/** The messages if they are already here, so nothing has to be suspended. */
export const loadedCopy = <Noun extends CopyNoun>(locale: string, noun: Noun): CopyByNoun[Noun] | undefined =>
  loaded.get(`${copyLanguage(locale)}/${noun}`) as CopyByNoun[Noun] | undefined

const loading = new Map<string, Promise<CopyByNoun[CopyNoun]>>()
const loaded = new Map<string, CopyByNoun[CopyNoun]>()
