/// <reference path="./compileModule.d.ts" />
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module'
import type { MessageTexts } from './readMessages.ts'

/** ICU texts of one language → an ES module whose default export holds one small function per key. Only the runtime reaches the browser. */
export const compileMessages = (language: string, texts: MessageTexts): string =>
  compileModule(new MessageFormat(language, { strict: true }), language === 'fr' ? Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withoutLonePunctuation(text)])) : texts)

/** French sets a space before these marks. It is one that no line may be broken at, so no line begins with a question mark. */
const withoutLonePunctuation = (text: string): string => text.replace(/ (?=[?!;»%]|:(?!:))|(?<=«) /g, '\u00a0')
