import { Schema } from 'effect'
import { block } from '../block.ts'
import {
  Day,
  asked,
  choice,
  contentLimits,
  count,
  flag,
  group,
  key,
  line,
  list,
  optional,
  perBreakpoint,
  url,
} from '../field.ts'
import { picture } from '../media.ts'

/** CAT-50 */
export const Article = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  url: Schema.String,
  picture: Schema.Struct({ url: Schema.String, alt: Schema.String }),
  tags: Schema.Array(Schema.Struct({ id: Schema.optionalKey(Schema.String), label: Schema.String })),
  eyebrow: Schema.optionalKey(Schema.String),
  subtitle: Schema.optionalKey(Schema.String),
  date: Schema.optionalKey(Day),
  /** How long it takes to read, in whole minutes. */
  minutes: Schema.optionalKey(Schema.Int),
})
export type Article = typeof Article.Type

export const ArticlePage = Schema.Struct({
  result: Schema.Array(Article),
  /** `count`: the articles with this tag, whichever tags were chosen. */
  facets: Schema.Array(
    Schema.Struct({ id: Schema.String, label: Schema.String, count: Schema.optionalKey(Schema.Int) }),
  ),
  numFound: Schema.Int,
})
export type ArticlePage = typeof ArticlePage.Type

/** CAT-50, 51: the head of an article's page, and what search and grids show of it. Its text is the blocks below. */
export const article = block(
  'article',
  {
    title: line('Title'),
    subtitle: optional(line('Subtitle')),
    eyebrow: optional(line('Eyebrow')),
    date: optional(asked(Day, 'line', 'Date', 'YYYY-MM-DD')),
    url: optional(url('Address', 'Empty: the address of its page')),
    picture: picture('Picture'),
    tags: list(
      group({ id: optional(key('Id', 'The same in every language; empty: from its name')), label: line('Tag') }, 'Tag'),
      'Tags',
      undefined,
      10,
    ),
    minutes: optional(
      asked(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 999 })), 'none', 'Minutes to read'),
    ),
    relatedIds: optional(list(key('Article'), 'Related articles', 'Empty: the newest with a tag in common', 4)),
    related: optional(asked(Schema.Array(Article).check(Schema.isMaxLength(contentLimits.list)), 'none', 'Related')),
  },
  'Article',
)

/** CAT-52…55: articles as a grid with a tag filter, or as a carousel. */
export const articleGrid = block(
  'article-grid',
  {
    title: optional(line('Title')),
    layout: optional(perBreakpoint(choice(['carousel', 'grid'], 'Layout'), 'Layout per width')),
    query: optional(line('Search', 'Only articles with these words')),
    tagIds: optional(list(key('Tag'), 'Tags', 'Only articles with one of them', 10)),
    tagFilter: optional(flag('With a tag filter')),
    rows: optional(count('Rows', 1, 12, 'Empty: three articles')),
  },
  'Articles',
)
