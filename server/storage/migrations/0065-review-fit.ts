/** Says the opposite of the words that follow, so that they cannot be trusted. */
const negated = ['%not %', '%n’t %', "%n''t %", '%nicht%', '% pas', '% pas %', 'non %', '% non %', 'no %', '% no %']

/** English: "half a size up" is advice, so the product runs small. The other sites' help text said "half a size small". */
const small = [
  [
    '%size up%',
    '%sized up%',
    '%size small',
    '%size small.%',
    '%runs small%',
    '%fits small%',
    '%too small%',
    '%too tight%',
  ],
  ['%taille petit%', '%chausse petit%', '%trop petit%', '%au-dessus%', '%trop juste%'],
  ['%klein aus%', '%kleiner aus%', '%zu klein%', '%größer nehmen%', '%größer bestellen%', '%zu eng%'],
  ['%veste piccol%', '%calza piccol%', '%troppo piccol%', '%troppo strett%'],
  ['%talla pequeñ%', '%demasiado pequeñ%', '%medio número menos%', '%una talla más%'],
].flat()

const large = [
  [
    '%size down%',
    '%sized down%',
    '%size large',
    '%size large.%',
    '%runs large%',
    '%runs big%',
    '%fits large%',
    '%too large%',
  ],
  ['%too big%', '%roomy%'],
  ['%taille grand%', '%chausse grand%', '%trop grand%', '%au-dessous%', '%en dessous%'],
  ['%groß aus%', '%größer aus%', '%zu groß%', '%kleiner nehmen%', '%kleiner bestellen%', '%zu weit%'],
  ['%veste grand%', '%calza grand%', '%troppo grand%'],
  ['%talla grande%', '%demasiado grande%', '%una talla menos%'],
].flat()

const trueToSize = [
  ['%true to size%', '%true-to-size%', '%as expected%', '%snug, as wanted%', '%fits well%', '%fits perfectly%'],
  ['%perfect fit%', '%taille bien%', '%taille normal%', '%taille correct%', '%chausse bien%', '%chausse normal%'],
  ['%größengerecht%', '%passt%', '%normal aus%', '%veste bene%', '%calza bene%', '%regolare%'],
  ['%fiel a la talla%', '%queda bien%', '%talla normal%', '%talla correcta%'],
].flat()

const matches = (patterns: readonly string[]): string =>
  patterns.map((pattern) => `lower(fit) like '${pattern}'`).join(' or ')

/** CAT-75: one of the three choices from what shoppers wrote; null = it says none of them. Done again, it changes nothing. */
export const reviewFit: readonly string[] = ['review', 'written_review'].map(
  (table) => `update ${table} set fit = case
    when fit in ('small', 'trueToSize', 'large') then fit
    when ${matches(negated)} then null
    when ${matches(small)} then 'small'
    when ${matches(large)} then 'large'
    when ${matches(trueToSize)} then 'trueToSize'
    else null end
    where fit is not null`,
)
