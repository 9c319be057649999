import { translatableTexts } from '../../server/catalog/importTranslations.ts'
import { firstSeed } from '../../server/catalog/firstSeed.ts'
import { missingTexts } from '../../server/content/seed/seedDocuments.ts'
import { translatedLanguages, translationOf } from '../../server/languages/translations.ts'
import type { TranslatedLanguage } from '../../server/languages/translations.ts'

/**
 * `node tools/run.mjs tools/copy/missingTranslations.ts [de|it|es]`: how much of the seed each language still lacks; with
 * a language, the missing texts as JSON in the shape of `server/languages/<language>/catalogue.json` and `content.json`,
 * to be filled in. A document is shown in a language once none of its texts is missing.
 */
export const main = async (): Promise<void> => {
  const wanted = translatedLanguages.find((language) => language === process.argv[2])
  const catalogue = translatableTexts(await firstSeed())
  for (const language of wanted === undefined ? translatedLanguages : [wanted]) {
    const lacking = lackingIn(language, catalogue)
    if (wanted === undefined)
      console.log(
        `${language}: ${Object.keys(lacking.catalogue).length} texts of the catalogue and ${Object.keys(lacking.content).length} of the content are missing`,
      )
    else console.log(JSON.stringify(lacking, null, 2))
  }
}

/** Content also uses the catalogue's texts, which are listed once. */
const lackingIn = (language: TranslatedLanguage, catalogue: readonly string[]) => {
  const missing = catalogue.filter((text) => translationOf(text, language) === undefined)
  const listed = new Set(missing)
  const content = missingTexts(language).filter(([, text]) => !listed.has(text))
  return {
    catalogue: Object.fromEntries(missing.map((text) => [text, ''])),
    content: Object.fromEntries(content.map(([, text]) => [text, ''])),
  }
}
