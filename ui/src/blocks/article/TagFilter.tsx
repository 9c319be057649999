import { useRef, useState } from 'react'
import type { ArticlePage } from '../../../../contracts/content/blocks/articleBlocks.ts'
import { tagCount } from '../../../../core/domain/content/articleCounts.ts'
import { languageTag } from '../../../../core/domain/locale/locales.ts'
import { Button } from '../../components/basic/Button.tsx'
import { Icon } from '../../components/basic/Icon.tsx'
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
  const toggles = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // An address may name a tag that there is no longer.
  const labels = chosen.map((tag) => facets.find(({ id }) => id === tag)?.label ?? tag)
  const tags = new Intl.ListFormat(languageTag(locale)).format(labels)
  const toggle = (id: string) => (now: URLSearchParams) =>
    withTags(now, chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  // The button is gone once it has cleared everything.
  const clear = () => {
    choose((now) => withTags(now, []))
    toggles.current?.querySelector('button')?.focus()
  }
  return (
    <div className="tag-filter">
      <div ref={toggles} className="tag-filter-tags" role="group" aria-label={t.tags()} data-open={isOpen || undefined}>
        {facets.map(({ id, label, count }, index) => (
          <button
            key={id}
            type="button"
            className="tag-toggle"
            aria-pressed={chosen.includes(id)}
            data-from={fromWidth(index)}
            onClick={() => choose(toggle(id))}
          >
            {label}
            {count !== undefined && <span className="figures">{count}</span>}
          </button>
        ))}
        {facets.length > tagCount('small') && (
          <span className="tag-filter-more" data-fits={fromWidth(facets.length - 1)}>
            <Button kind="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              {isOpen ? t.seeLess() : <HiddenCounts facets={facets} chosen={chosen} />}
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} />
            </Button>
          </span>
        )}
      </div>
      <div className="tag-filter-found" data-any={chosen.length > 0 || undefined}>
        <span role="status">
          {chosen.length > 0 && (numFound === 0 ? t.noStories({ tags }) : t.storiesIn({ count: numFound, tags }))}
        </span>
        {chosen.length > 0 && (
          <Button kind="link" onPress={clear}>
            {t.clearAll()}
          </Button>
        )}
      </div>
    </div>
  )
}

/** "See 14 more": as many as this width of screen hides. */
const HiddenCounts = ({ facets, chosen }: Pick<TagFilterProps, 'facets' | 'chosen'>) => {
  const t = useCopy('blocks')
  return sizes.map((size) => {
    const hidden = facets.slice(tagCount(size)).filter(({ id }) => !chosen.includes(id)).length
    return (
      <span key={size} className="tag-filter-count" data-at={size}>
        {hidden > 0 ? t.seeCountMore({ count: hidden }) : t.seeMore()}
      </span>
    )
  })
}

/** The address with these tags: `?tags=walks,repairs`. */
const withTags = (params: URLSearchParams, tags: readonly string[]): URLSearchParams => {
  const next = new URLSearchParams(params)
  if (tags.length === 0) next.delete('tags')
  else next.set('tags', tags.join(','))
  return next
}

const sizes = ['small', 'medium', 'large'] as const

/** From which width on the tag in this place shows without "See more". */
const fromWidth = (index: number) => sizes.find((size) => index < tagCount(size)) ?? 'never'
