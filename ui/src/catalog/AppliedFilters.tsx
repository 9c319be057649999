import type { Listing } from '../../../contracts/api/catalogue.ts'
import { Button } from '../components/Button.tsx'
import { FilterTag } from '../components/FilterTag.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { facetIds, readListingQuery, withoutChoices, withToggled } from './listingQuery.ts'
import { useChooseParams, useSettledParams } from '../shell/AddressParams.tsx'

/** Each filter that is on, by name; pressing takes it off. */
export function AppliedFilters({ listing }: { readonly listing: Listing }) {
  const t = useCopy('catalog')
  const choose = useChooseParams()
  const { chosen } = readListingQuery(useSettledParams())
  const labelOf = (facet: string, id: string) =>
    listing.facets.find((other) => other.id === facet)?.values.find((value) => value.id === id)?.label ?? id
  const tags = facetIds.flatMap((facet) =>
    chosen[facet].map((id) => ({
      facet,
      id,
      name: facet === 'size' ? `${t.size()} ${labelOf(facet, id)}` : labelOf(facet, id),
    })),
  )
  if (tags.length === 0) return null
  return (
    <div className="applied-filters" role="group" aria-label={t.applied()}>
      {tags.map(({ facet, id, name }) => (
        <FilterTag key={`${facet} ${id}`} name={name} onRemove={() => choose((now) => withToggled(now, facet, id))} />
      ))}
      <Button kind="quiet" onPress={() => choose(withoutChoices)}>
        {t.clearAll()}
      </Button>
    </div>
  )
}
