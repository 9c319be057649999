import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Schema } from 'effect'

/** One noun's messages as written: key → ICU text. */
export type MessageTexts = Readonly<Record<string, string>>

/**
 * All messages: language → noun → key → ICU text. The folder is the list: a new noun is a new file in each language.
 */
export type MessageTree = Readonly<Record<string, Readonly<Record<string, MessageTexts>>>>

export const messagesFolder = new URL('../../ui/src/copy/messages/', import.meta.url).pathname

export const readMessages = (folder: string = messagesFolder): MessageTree =>
  Object.fromEntries(
    foldersIn(folder).map((language) => [
      language,
      Object.fromEntries(
        readdirSync(join(folder, language))
          .filter((name) => name.endsWith('.json'))
          .sort()
          .map((name) => [name.slice(0, -'.json'.length), readTexts(join(folder, language, name))]),
      ),
    ]),
  )

/** I18N-01: locale → word or phrase of its language → what is written there. `en-us.json` beside the folders of languages. */
export const readSpellings = (folder: string = messagesFolder): Readonly<Record<string, MessageTexts>> =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => /^[a-z]{2}-[a-z]{2}\.json$/.test(name))
      .sort()
      .map((name) => [name.slice(0, -'.json'.length), readTexts(join(folder, name))]),
  )

/**
 * Language → texts that are the same as in English because the words are: names of companies, "Total" in French. One
 * file per language in `tools/copy/sameTexts`.
 */
export const readSameTexts = (): Readonly<Record<string, readonly string[]>> => {
  const folder = new URL('sameTexts/', import.meta.url).pathname
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      name.slice(0, -'.json'.length),
      decodeTexts(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
    ]),
  )
}

const decodeTexts = Schema.decodeUnknownSync(Schema.Array(Schema.String))

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()

const readTexts = (path: string): MessageTexts => {
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof parsed !== 'object' || parsed === null || !Object.values(parsed).every((text) => typeof text === 'string'))
    throw new Error(`${path} must be one flat object of key and text`)
  return parsed as MessageTexts
}
