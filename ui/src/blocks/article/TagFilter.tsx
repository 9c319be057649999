import { useState } from 'react'
import type { ArticlePage } from '../../../../contracts/content/blocks/articleBlocks.ts'
import { tagCount } from '../../../../core/domain/content/articleCounts.ts'
import { languageTag } from '../../../../core/domain/locale/locales.ts'
import { Button } from '../../components/basic/Button.tsx'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { useChooseParams } from '../../state/AddressParams.tsx'
import './TagFilter.css'

interface TagFilterProps {
  readonly facets: ArticlePage['facets']
  readonly chosen: readonly string[]
  readonly numFound: number
}

/** CAT-52, CAT-54: the tags as toggles; those beyond a screen's number show with "See more". A chosen one always shows. */
export const TagFilter = ({ facets, chosen, numFound }: TagFilterProps) => {
  const t = useCopy('blocks')
  const locale = useShopLocale()
  const choose = useChooseParams()
  const [isOpen, setOpen] = useState(false)
  const labels = facets.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  const tags = new Intl.ListFormat(languageTag(locale)).format(labels)
  const toggle = (id: string) => (now: URLSearchParams) =>
    withTags(now, chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <div className="tag-filter">
      <div className="tag-filter-tags" role="group" aria-label={t.tags()} data-open={isOpen || undefined}>
        {facets.map(({ id, label }, index) => (
          <button
            key={id}
            type="button"
            className="tag-toggle"
            aria-pressed={chosen.includes(id)}
            data-from={fromWidth(index)}
            onClick={() => choose(toggle(id), { replace: true })}
          >
            {label}
          </button>
        ))}
        {facets.length > tagCount('small') && (
          <span className="tag-filter-more" data-fits={fromWidth(facets.length - 1)}>
            <Button kind="quiet" onPress={() => setOpen(!isOpen)}>
              {isOpen ? t.seeLess() : t.seeMore()}
            </Button>
          </span>
        )}
      </div>
      <p className="tag-filter-found" role="status">
        {chosen.length > 0 && (numFound === 0 ? t.noStories({ tags }) : t.storiesIn({ count: numFound, tags }))}
        {chosen.length > 0 && numFound > 0 && (
          <Button kind="link" onPress={() => choose((now) => withTags(now, []), { replace: true })}>
            {t.clearAll()}
          </Button>
        )}
      </p>
    </div>
  )
}

/** The address with these tags: `?tags=walks,repairs`. */
export const withTags = (params: URLSearchParams, tags: readonly string[]): URLSearchParams => {
  const next = new URLSearchParams(params)
  if (tags.length === 0) next.delete('tags')
  else next.set('tags', tags.join(','))
  return next
}

/** From which width on the tag in this place shows without "See more". */
const fromWidth = (index: number) =>
  (['small', 'medium', 'large'] as const).find((size) => index < tagCount(size)) ?? 'never'
