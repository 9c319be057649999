import type { Say } from './SeedDocument.ts'

/**
 * The words of a language that is translated from English. Of HTML, each heading, paragraph and item of a list is a
 * text by itself; a figure only gets its decimal comma. `lacks` is told each text without a translation, which then
 * stays English.
 */
export const sayTranslated =
  (translationOf: (english: string) => string | undefined, lacks: (english: string) => void): Say =>
  (english) => {
    const say = (text: string): string => {
      if (!/\p{L}/u.test(text)) return text.replace('.', ',')
      const translated = translationOf(text)
      if (translated === undefined) lacks(text)
      return translated ?? text
    }
    return partTag.test(english)
      ? english.replaceAll(parts, (_, tag: string, text: string) => `<${tag}>${say(text)}</${tag}>`)
      : say(english)
  }

const partTag = /^<(?:h2|h3|p|ul|ol)>/
const parts = /<(h2|h3|p|li)>(.*?)<\/\1>/gs
