import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../../ui/src/copy/messages/', import.meta.url)

/** What a shopper never reads of the machine (docs/languages). */
const refused: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\bthe shop (?:has |did not |does not |never )?(?:answer|choose|know|knew|los|look|keep|kept|put|confirm)/i,
    /\bno answer from the shop/i,
    /\bput together anew/i,
    /\bcould not be (?:asked|looked up|read|reached)/i,
    /\bcannot be (?:asked|reached|looked up)/i,
    /\blooks after your problem/i,
    /\bwhen the connection returns/i,
    /\bput aside\b/i,
    /\bnot sold on\b/i,
    /\bletters? (?:with|is on its way|again)\b/i,
    /\bpieces?\b/i,
    /\bin memory\b/i,
    /\b(?:wants|want) to hear from you/i,
    /\bwaiting to be sent\b/i,
    /\bserver|\brequest key|\bcache\b|\bworker\b/i,
  ],
  fr: [
    /\bla boutique (?:a répondu|n’a pas|ne répond|répond|choisit|la vérifie|vérifie|garde|a perdu|ne connaissait)/i,
    /\breconstitué|\brecomposé/i,
    /n’(?:a|ont) pas pu être demandée?s?/i,
    /\bs’occupe de votre problème/i,
    /\bau retour de la connexion|\bquand la connexion reviendra/i,
    /\blettres?\b(?! au plus)/i,
    /\bpièces?\b(?! d’identité)/i,
    /\bqu’en mémoire|\ben mémoire\b/i,
    /\ben attente d’envoi/i,
    /\bretir(?:er|é|ée) (?:du panier|de votre panier|des favoris)/i,
    /\brécapitulatif\b/i,
    /\bserveur\b|\bcache\b|\bworker\b/i,
  ],
}

/** Not read by shoppers: the recorder of /debug and the preview of content. */
const forStaff = new Set(['debug', 'preview'])

/** `noun.key: text` of every message of a language. */
const messagesOf = (language: string): readonly string[] =>
  readdirSync(new URL(`${language}/`, folder))
    .map((file) => file.replace('.json', ''))
    .filter((noun) => !forStaff.has(noun))
    .flatMap((noun) =>
      Object.entries<string>(JSON.parse(readFileSync(new URL(`${language}/${noun}.json`, folder), 'utf8'))).map(
        ([key, text]) => `${noun}.${key}: ${text}`,
      ),
    )

test.each(Object.keys(refused))(
  'I18N-01 the messages of %s name the shopper’s things and never the machine',
  (language) => {
    const messages = messagesOf(language)
    expect(messages.length).toBeGreaterThan(500)
    expect(
      messages.filter((message) => refused[language]?.some((words) => words.test(message.slice(message.indexOf(':'))))),
    ).toEqual([])
  },
)
