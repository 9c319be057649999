/** The two documents that the product was specified by. They are not in this repository; rows name their lines. */
export const sourceDocuments = ['commerce', 'content'] as const
export type SourceDocument = (typeof sourceDocuments)[number]

/** The lines that say something, by section: without headings and what only announces a list. */
export const sourceLines: Readonly<Record<SourceDocument, Readonly<Record<string, string>>>> = {
  commerce: {
    intro: '3',
    '§1': '8-12 14',
    '§2': '19-24 27-30 32 34-56 58',
    '§3': '62-64 66 68 70 72 74 76-78 80 82 84 86 88 90 92 94 96 98 100',
    '§4': '105-111 113 116-119 121 124-128 130 133-136 138 140',
    '§5': '145-152 156-163 165 167 170-176 178',
    '§6': '182-190 192',
    '§7': '196 199-207 210-239 241 244-264 267-270 273-276 279-282 285-287',
    '§8': '291 294-300 303-316 320-330',
    '§9': '334-354',
  },
  content: {
    intro: '3',
    '§1': '7 10-12 14',
    '§2': '19-28 30-33 35 38-41 44-47 50-56 59 62 65-70 73-76 79-81 84 87-88 91-94 97 100-105 108-109 112-120 123 126',
    '§3': '131-134 137-142 145 148 151 154 157 160 163 166-167 170-177 180 183 186 189 192 195 198 201 204 207 210-212 215 218 221',
    '§4': '226 229-238 241-243 246 249-251 254-255 258-260 263 266-268 271',
    '§5': '276-277 280-292 295 298-301 304',
    '§6': '308-319',
    '§7': '324 327-329 332-341 344-346 349-351 354 357 360-371 374-381 384-397 400-401 404-407 410-419 422 425-429 432-433 436-437',
    '§8': '442-445 448 451 454 457 460 463-464 467-472',
    '§9': '476-499 501-509',
  },
}

export type SourceLine = { readonly document: SourceDocument; readonly section: string; readonly line: number }

/** `19-21 23` → 19, 20, 21, 23 */
export const linesIn = (ranges: string): readonly number[] =>
  ranges.split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })

export const allSourceLines: readonly SourceLine[] = sourceDocuments.flatMap((document) =>
  Object.entries(sourceLines[document]).flatMap(([section, ranges]) =>
    linesIn(ranges).map((line) => ({ document, section, line })),
  ),
)
