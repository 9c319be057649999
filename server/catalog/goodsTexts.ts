import type { Selectable } from 'kysely'
import type { GoodsLanguage } from '../../contracts/api/operator/operatorGoods.ts'
import type { CategoryEntry, ColourwayEntry, ProductEntry, ProductText } from '../kit/Catalogue.ts'
import type { Tables } from '../storage/Tables.ts'

type Row<Name extends 'product_text' | 'category_text' | 'colourway'> = Selectable<Tables[Name]>

/** The texts of one product in every language. */
export const productTexts = (rows: readonly Row<'product_text'>[]): ProductEntry['text'] =>
  byLanguage(rows, productTextOf)

/** The texts of one category in every language; without any it is called by its slug. */
export const categoryTexts = (rows: readonly Row<'category_text'>[], slug: string): CategoryEntry['text'] =>
  byLanguage(rows, (row) => ({ name: row?.name ?? slug, intro: row?.intro ?? '' }))

/** The name of one colour in every language. */
export const colourTexts = ({ name, french_name, names }: Named): ColourwayEntry['name'] => {
  const shown: Partial<Record<GoodsLanguage, string>> = { en: name, fr: french_name, ...names }
  const nameIn = (language: GoodsLanguage): string => shown[language] ?? name
  return {
    en: name,
    'en-us': shown['en-us'] || name,
    fr: nameIn('fr'),
    de: nameIn('de'),
    it: nameIn('it'),
    es: nameIn('es'),
  }
}

type Named = Pick<Row<'colourway'>, 'name' | 'french_name' | 'names'>

const productTextOf = (row: Row<'product_text'> | undefined): ProductText =>
  row === undefined
    ? { name: '', kind: '', summary: '', description: '', details: [] }
    : { name: row.name, kind: row.kind, summary: row.summary, description: row.description, details: row.details }

type Parts = Readonly<Record<string, string | readonly string[]>>

/** A row for each language; the English one stands for those that are missing. */
const byLanguage = <Found extends { readonly language: GoodsLanguage }, Text extends Parts>(
  rows: readonly Found[],
  textOf: (row: Found | undefined) => Text,
): Record<GoodsLanguage, Text> => {
  const rowIn = (language: GoodsLanguage) => rows.find((row) => row.language === language)
  const english = rowIn('en') ?? rows[0]
  const en = textOf(english)
  const american = rowIn('en-us')
  const textIn = (language: GoodsLanguage): Text => {
    const row = rowIn(language)
    return row === undefined ? en : textOf(row)
  }
  return {
    en,
    'en-us': american === undefined ? en : withEnglish(textOf(american), en),
    fr: textIn('fr'),
    de: textIn('de'),
    it: textIn('it'),
    es: textIn('es'),
  }
}

/** I18N-08: each field of `american` that is empty as English has it. */
const withEnglish = <Text extends Parts>(american: Text, english: Text): Text => {
  const own = Object.entries(american).filter(([, part]) => part.length > 0)
  return { ...english, ...Object.fromEntries(own) }
}
