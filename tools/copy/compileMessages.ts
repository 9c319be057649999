/// <reference path="./compileModule.d.ts" />
import MessageFormat from '@messageformat/core'
import compileModule from '@messageformat/core/compile-module'
import { frenchSpaces } from '../../core/domain/locale/frenchSpaces.ts'
import type { MessageTexts } from './readMessages.ts'

/** ICU texts of one language → an ES module whose default export holds one small function per key. Only the runtime reaches the browser. */
export const compileMessages = (language: string, texts: MessageTexts): string =>
  compileModule(
    new MessageFormat(language, { strict: true }),
    language === 'fr'
      ? Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, frenchSpaces(text)]))
      : texts,
  )
