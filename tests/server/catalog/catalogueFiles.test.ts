import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CatalogueGoods } from '../../../server/catalog/file/CatalogueGoods.ts'
import { readCsv, writeCsv } from '../../../server/catalog/file/csvCells.ts'
import { categoriesFile, goodsFile } from '../../../server/catalog/file/goodsRows.ts'
import { judgeGoods } from '../../../server/catalog/file/judgeGoods.ts'
import { readGoodsFile } from '../../../server/catalog/file/readGoodsFile.ts'
import type { GoodsFile } from '../../../server/catalog/file/readGoodsFile.ts'
import { anyGoods, pictureIds } from './anyGoods.ts'

const empty: CatalogueGoods = { categories: [], products: [] }
const file = (name: string, text: string): GoodsFile => ({ name, bytes: new TextEncoder().encode(text) })

const filesOf = (goods: CatalogueGoods, format: ',' | ';' | 'json'): readonly GoodsFile[] =>
  format === 'json'
    ? [file('goods.json', goodsFile(goods, { format }, true))]
    : [
        file('goods.csv', goodsFile(goods, { format: 'csv', delimiter: format }, true)),
        file('goods-categories.csv', categoriesFile(goods, format)),
      ]

const read = (files: readonly GoodsFile[], before = empty) =>
  judgeGoods(
    files.flatMap((each) => readGoodsFile(each).tables),
    before,
    false,
    new Set(pictureIds),
  )

describe('a catalogue in files', () => {
  test.each([',', ';', 'json'] as const)('OPS-22 is the same after it was written and read (%s)', (format) => {
    fc.assert(
      fc.property(anyGoods, (goods) => {
        expect(read(filesOf(goods, format))).toEqual({ goods, complaints: [] })
      }),
    )
  })

  test('OPS-22 is the same whatever order its rows are in', () => {
    fc.assert(
      fc.property(anyGoods, fc.infiniteStream(fc.nat()), (goods, draws) => {
        const [variants, categories] = filesOf(goods, ',')
        if (variants === undefined || categories === undefined) return
        const rows = readCsv(new TextDecoder().decode(variants.bytes))
        if ('fault' in rows) throw new Error(rows.fault)
        const [header = [], ...others] = rows
        const mixed = others
          .map((row) => ({ row, place: draws.next().value }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ row }) => row)
        const { goods: again, complaints } = read([file('mixed.csv', writeCsv([header, ...mixed], ',')), categories])
        expect(complaints).toEqual([])
        const sorted = ({ categories: all, products }: CatalogueGoods) => ({
          categories: all,
          products: products
            .map((each) => ({ ...each, variants: each.variants.toSorted((a, b) => (a.sku < b.sku ? -1 : 1)) }))
            .toSorted((a, b) => a.position - b.position),
        })
        expect(sorted(again)).toEqual(sorted(goods))
      }),
    )
  })

  test('OPS-22 is the same when it is imported over itself', () => {
    fc.assert(
      fc.property(anyGoods, (goods) => {
        expect(read(filesOf(goods, ','), goods)).toEqual({ goods, complaints: [] })
      }),
    )
  })
})

describe('a cell of a CSV file', () => {
  test('OPS-25 never begins as a formula does, and is read as it was', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', "'=", "''-"), fc.string())
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constant('sku'), cell), { minLength: 1 }),
        fc.constantFrom(',', ';'),
        (cells, by) => {
          const rows = [['sku', 'slug'], ...cells]
          const text = writeCsv(rows, by)
          const shown: string[][] = parse(text, { bom: true, delimiter: by, record_delimiter: '\r\n' })
          expect(shown.flat().filter((written) => /^[=+\-@\t\r\n＝＋－＠]/.test(written))).toEqual([])
          expect(readCsv(text)).toEqual(rows)
        },
      ),
    )
  })

  test('OPS-25 that is a number is written as it is, and a text that looks like one is guarded', () => {
    expect(writeCsv([[-1.5, '-1.5', 2, '2']], ',')).toBe("\uFEFF-1.5,'-1.5,2,2\r\n")
  })

  test.each([
    ['a byte order mark', '\ufeffsku;slug\r\nA;b\r\n'],
    ['semicolons', 'sku;slug\nA;b'],
    ['tabs', 'sku\tslug\nA\tb\n'],
    ['returns only', 'sku,slug\rA,b\r'],
    ['quotes', '"sku","slug"\n"A","b"\n'],
  ])('OPS-20 is read from a file with %s', (_what, text) => {
    expect(readCsv(text)).toEqual([
      ['sku', 'slug'],
      ['A', 'b'],
    ])
  })

  test('OPS-20 may have line breaks, separators and quotes in it', () => {
    expect(readCsv('sku,name_en\r\nA,"say ""no"",\r\ntwice;"\r\n')).toEqual([
      ['sku', 'name_en'],
      ['A', 'say "no",\r\ntwice;'],
    ])
  })
})
