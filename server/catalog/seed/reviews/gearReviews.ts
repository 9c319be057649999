import type { WrittenReview } from './WrittenReview.ts'

export const hatReviews: readonly WrittenReview[] = [
  [5, 'Left it on a train, bought it again', 'I hope whoever found it has a head my size.'],
  [4, 'Stays on in a crosswind', 'Tested by bicycle along the front at Whitby.'],
  [3, 'A little tight at first', 'It gave after a week. My head is 60 cm.'],
  [5, 'Looks as shown', 'I ordered it to match boots from the same shop and it does.'],
  [4, 'Folds flat and comes back', 'It spent July in a jacket pocket and has no crease.'],
  [5, 'Everyone asks', 'Four people in the office have the same one now, which I regret slightly.'],
]

export const sockReviews: readonly WrittenReview[] = [
  [5, 'No ridge at the toe', 'You notice it on day two, when the other pair has made itself known.', 'trueToSize'],
  [
    4,
    'Thinner at the heel after a year',
    'A year of weekends, mind. I alternate two pairs now, as advised.',
    'trueToSize',
  ],
  [5, 'Gave some to my father', 'He is difficult about socks. He asked where they came from.', 'trueToSize'],
  [3, 'Slow to dry', 'Warm and comfortable, but not dry by morning in an unheated hut.', 'trueToSize'],
  [4, 'Left and right make sense', 'I laughed, then wore an old pair the next day and understood.', 'trueToSize'],
  [5, 'Did not slip once', 'Coast path, 38 km, no pulling up.', 'trueToSize'],
]

export const gloveReviews: readonly WrittenReview[] = [
  [4, 'Can tie a knot in them', 'Not a neat one, but the tent stood.', 'trueToSize'],
  [
    5,
    'Feeling in all ten fingers',
    'First winter in years that I have been able to say that in Aviemore.',
    'trueToSize',
  ],
  [3, 'Palm wore before the rest', 'I carry logs, so it may be me. They offered to stitch on a patch.', 'trueToSize'],
  [5, 'Lining stays put', 'Wet hands in and out all day and it never turned inside out.', 'trueToSize'],
  [4, 'Long cuffs, good', 'They go over the sleeve and keep the snow where it is.'],
]

export const packReviews: readonly WrittenReview[] = [
  [
    5,
    'The load sits where it should',
    'Same weight as always, and my shoulders did not mention it until evening.',
    'trueToSize',
  ],
  [4, 'Pockets you can reach', 'Bottle out and in without stopping or swearing.'],
  [5, 'Replaced a buckle in the field', 'Stood on it in Arolla, borrowed a screwdriver, done in a minute.'],
  [3, 'Back gets warm', 'Carries well but there is not much air behind it. In April no matter.'],
  [5, 'True to its number', 'I filled it with peas as they do. My wife took a photograph.'],
  [
    4,
    'Heavier than an ultralight one',
    'And still in one piece after the baggage belt at Geneva. I will take the trade.',
  ],
  [2, 'Too long for my back', 'Comfortable for my brother, who is taller. Measure first; I did not.'],
  [4, 'Rain stayed out', 'An hour of heavy rain without a cover, and the paper inside was readable.'],
]

export const giftReviews: readonly WrittenReview[] = [
  [5, 'Arrived in eleven minutes', 'I had forgotten the birthday and the birthday did not notice.'],
  [5, 'Used it on a resole', 'I did not know that was allowed. New soles on old boots, and some left over.'],
  [4, 'Nice drawing', 'My sister printed it and put it on the fridge. The code still works with a magnet on it.'],
]
