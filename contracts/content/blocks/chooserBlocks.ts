import { block, blocks } from '../block.ts'
import { choice, group, key, list } from '../field.ts'

const baselines = blocks('Otherwise', 'Shown to everyone else')

/** SEG-02, 03: the first segment that the shopper belongs to decides. Ids are those of `segments.ts`. */
export const segmentation = block(
  'segmentation',
  {
    segments: list(
      group({ id: key('Segment'), targets: blocks('Shown to them') }, 'Segment'),
      'Segments',
      'The first that fits decides',
      20,
    ),
    baselines,
  },
  'Segmentation',
  'Shows different shoppers different blocks',
)

/** SEG-05, 06 */
export const experiment = block(
  'experiment',
  {
    experienceId: key('Experiment'),
    variants: list(
      group({ variantId: key('Variant'), targets: blocks('Shown') }, 'Variant'),
      'Variants',
      undefined,
      20,
    ),
    baselines,
  },
  'Experiment',
  'Shows the variant to which a visitor is assigned',
)

/** SEG-07, 08 */
export const filterBy = block(
  'filter-by',
  {
    variant: choice(['bySku', 'byCategory'], 'Looks at', 'The product or category of the page'),
    filterBy: list(key('Product or category'), 'List', undefined, 500),
    operator: choice(['IN', 'NOT IN'], 'Shown when it is'),
    components: blocks('Shown'),
  },
  'Filter',
  'Shows blocks on the pages of some products or categories',
)
