import type { WrittenReview } from './WrittenReview.ts'

export const bootReviews: readonly WrittenReview[] = [
  [
    5,
    'Dry feet in the Lofoten',
    'Eleven days of bog and rain, and the only wet part was me. Stiff on the first morning, fine by the third.',
    'True to size',
  ],
  [
    4,
    'Run a little narrow',
    'Lovely boot. If you have a wide forefoot go up half a size and use a thicker sock. The hooks hold well.',
    'Half a size up',
  ],
  [
    5,
    'Back from the bench like new',
    'Sent my first pair back for repair after four years. They came home in three weeks and fit as before.',
    'True to size',
  ],
  [
    5,
    'West Highland Way, no blisters',
    'Wore them for two weekends beforehand and then 154 km. One hot spot on day two from my own sock.',
    'True to size',
  ],
  [
    3,
    'Good boot, long break-in',
    'It took me nearly two months of short walks before my heel stopped lifting. Since then no complaints at all.',
    'Slightly long',
  ],
  [
    4,
    'Heavy in the hand, not on the foot',
    'I was put off by the figure on the card. On a rough path you stop noticing, because you stop looking where you tread.',
    'True to size',
  ],
  [
    2,
    'Laces wore through',
    'The boots are sound but the laces frayed at the third eyelet after a season. The shop sent new ones without asking for a receipt.',
    'True to size',
  ],
  [
    5,
    'Held on wet limestone',
    'Descended from Malham in the rain with a child on my shoulders. I would not have done it in my old pair.',
    'True to size',
  ],
  [
    4,
    'Warm for August',
    'Fine in spring and autumn. In the Cevennes in August I took them off at every stream.',
    'True to size',
  ],
  [
    5,
    'Third pair in nineteen years',
    'I wrote to say so and they sent me the drawing of the last. It has not changed and neither have I.',
    'True to size',
  ],
  [
    3,
    'Fitted well in the shop, less so downhill',
    'My toes touched on steep descents. Went back, they re-laced them over the second hook and that mostly cured it.',
    'Half a size up',
  ],
  [
    4,
    'Carried 16 kg to the hut and back',
    'Stable with a load on the moraine and the ankle does not pinch. I would like one more lace hook.',
    'True to size',
  ],
]

export const runnerReviews: readonly WrittenReview[] = [
  [
    5,
    'Four hundred miles and still square',
    'The tread is worn at the outer heel, which is my fault. The uppers look as though they had come from the box.',
    'True to size',
  ],
  [
    4,
    'Firm, in a good way',
    'You feel the ground but not each stone. My knees prefer them to softer shoes after three hours.',
    'True to size',
  ],
  [
    3,
    'Too close at the little toe',
    'The length is right and the width is not, for me. A friend with ordinary feet has no idea what I mean.',
    'Runs narrow',
  ],
  [
    5,
    'Drained before the next stile',
    'Crossed the ford four times on the Snowdon loop and stopped squelching after a few minutes each time.',
    'True to size',
  ],
  [
    5,
    'My commute includes a wood',
    'Eight kilometres each way, half of it roots. Nothing has come unglued since March.',
    'True to size',
  ],
  [
    2,
    'Wore out on the road',
    'They say not to use them on tarmac. I did, and they were right, and now I need another pair.',
    'True to size',
  ],
  [
    4,
    'Heel sits low and stays',
    'No rubbing at the tendon, which has ended two other brands for me. Laces are a hand too long.',
    'True to size',
  ],
  [
    5,
    'Finished the Dales in them',
    'Twelve hours, two sock changes, no black nails. I took half a size more than in my road shoes.',
    'Half a size up',
  ],
  [
    4,
    'Grip over comfort',
    'Downhill on wet grass I pass people. On the flat farm track afterwards they pass me.',
    'True to size',
  ],
  [
    3,
    'Nice shoe, thin tongue',
    'If you pull the laces hard you feel them. I put a strip of felt under the tongue and forgot about it.',
    'True to size',
  ],
  [
    5,
    'Weighs what they say it weighs',
    'I checked on the kitchen scale: two grams off, and my pair is a size larger.',
    'True to size',
  ],
]

export const approachReviews: readonly WrittenReview[] = [
  [
    5,
    'Climbed the first two pitches in them',
    'Easy ones, but still. The edge of the toe holds where it is supposed to.',
    'Snug, as wanted',
  ],
  [
    4,
    'Comfortable from the car to the crag',
    'An hour and a half uphill without a thought about my feet. Slightly slippery on muddy grass.',
    'True to size',
  ],
  [
    3,
    'Soft rubber, quick wear',
    'Sticky as promised and half gone after a summer. At least they can be resoled.',
    'True to size',
  ],
  [
    5,
    'Lace them to the toe and they change',
    'Loose for the walk, tight for the slab. It takes a minute and makes two shoes of one.',
    'True to size',
  ],
  [
    4,
    'Clip neatly to a harness',
    'Small enough behind you on the wall and not so light that they feel like slippers.',
    'True to size',
  ],
  [
    5,
    'Guide, nine months a year',
    'I go through two pairs of approach shoes a season. These are still on their first soles in September.',
    'Half a size down',
  ],
  [
    3,
    'Stiff around the arch',
    'I like that on rock and dislike it while driving home. It has eased a little.',
    'True to size',
  ],
]

export const sandalReviews: readonly WrittenReview[] = [
  [
    5,
    'Forded the Nevis in them',
    'Cold water, round stones, no slipping. They were dry by the time the stove was lit.',
    'True to size',
  ],
  [
    4,
    'Straps take a day to set',
    'Adjust them three or four times in the first week and then leave them alone.',
    'True to size',
  ],
  [3, 'Tan lines', 'Comfortable all summer. My feet now have a map on them.', 'True to size'],
  [
    5,
    'Walked all over Lisbon',
    'Fifteen kilometres a day on cobbles. I packed shoes as well and did not use them.',
    'True to size',
  ],
  [
    2,
    'Grit under the arch',
    'On gravel paths a stone finds its way in every few minutes. On the beach and in water they are fine.',
    'Runs large',
  ],
  [
    4,
    'Sole like a boot',
    'More grip than I expected from something with holes. A bit heavy in a suitcase.',
    'True to size',
  ],
  [
    5,
    'The dog walk pair',
    'They live at the back door and go out in all weathers from April. Third year now.',
    'True to size',
  ],
]

export const kidsFootwearReviews: readonly WrittenReview[] = [
  [
    5,
    'Survived a school year',
    'Worn by one child, then another. The toes are scuffed and nothing has come off.',
    'True to size',
  ],
  [
    4,
    'She puts them on herself',
    'That is worth more to me than any membrane. Order them with growing room.',
    'Order a size up',
  ],
  [5, 'Six hours up Catbells', 'He complained about everything except his feet.', 'True to size'],
  [
    3,
    'Outgrown before worn out',
    'No fault of theirs. We handed them back at the shop and got a note off the next pair.',
    'Runs small',
  ],
  [
    4,
    'Dry inside after the beck',
    'Poured the water out, left them by the heater, dry in the morning.',
    'True to size',
  ],
]
