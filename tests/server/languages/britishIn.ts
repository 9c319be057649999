/**
 * I18N-08: words and spellings that no American text of the shop may have, written down apart from the table that
 * exchanges them. `Half Zip` and `zip-off` are American, and so is `ZIP`.
 */
const britishTerms = new RegExp(
  `(?<![\\p{L}\\p{N}/-])(?:${[
    /(?:over)?trousers?/,
    /jumpers?|trainers?|wellingtons?|wellies|rucksacks?|waistcoats?|gilets?|pyjamas|braces|head torch(?:es)?/,
    /(?:(?:kilo|centi|milli)?metr|(?:milli)?litr|fibr|centr|theatr)es?/,
    /(?:col|fav|harb|neighb|hon|lab|hum|vap|rum|arm|behavi)ours?(?:ed|ing|ite|ites|able)?/,
    /gre(?:y|ys|yish)|kerbs?|tyres?|licence|defence|storey|draughts?|moulds?|moulded|aluminium|elastane|matt/,
    /\w+isation|(?:apolog|custom|organ|recogn|real|special|summar)is(?:e[ds]?|ing)/,
    /learnt|burnt|spelt|practise[ds]?|cancelled|cancelling|travelled|travelling|traveller|modelled|woollen/,
    /autumn|fortnight|whilst|towards|afterwards|upwards|programmes?|per cent|holidays?|queues?|tarmac/,
    /car park|rubbish|plasters?|biscuits|conkers|becks?|allotments?|postman|ring us|washing line|towelling/,
    /zips?(?!-off)(?! out)(?! from both)|zipped/,
  ]
    .map(({ source }) => source)
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** Each British word of a text with the words around it; what stands in a tag or in capitals counts for nothing. */
export const britishIn = (text: string): readonly string[] => {
  const words = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/Half Zip|ZIP/g, '')
  return [...words.matchAll(britishTerms)].map(({ index, 0: word }) =>
    words.slice(Math.max(0, index - 20), index + word.length + 10),
  )
}
