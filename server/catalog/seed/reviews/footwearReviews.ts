import type { WrittenReview } from './WrittenReview.ts'

export const bootReviews: readonly WrittenReview[] = [
  [
    5,
    'Dry feet in the Lofoten',
    'Eleven days of bog and rain, and the only wet part was me. Stiff on the first morning, fine by the third.',
    'trueToSize',
  ],
  [
    4,
    'Run a little narrow',
    'Lovely boot. If you have a wide forefoot go up half a size and use a thicker sock. The hooks hold well.',
    'small',
  ],
  [
    5,
    'Back from the bench like new',
    'Sent my first pair back for repair after four years. They came home in three weeks and fit as before.',
    'trueToSize',
  ],
  [
    5,
    'West Highland Way, no blisters',
    'Wore them for two weekends beforehand and then 154 km. One hot spot on day two from my own sock.',
    'trueToSize',
  ],
  [
    3,
    'Good boot, long break-in',
    'It took me nearly two months of short walks before my heel stopped lifting. Since then no complaints at all.',
  ],
  [
    4,
    'Heavy in the hand, not on the foot',
    'I was put off by the figure on the card. On a rough path you stop noticing, because you stop looking where you tread.',
    'trueToSize',
  ],
  [
    2,
    'Laces wore through',
    'The boots are sound but the laces frayed at the third eyelet after a season. The shop sent new ones without asking for a receipt.',
    'trueToSize',
  ],
  [
    5,
    'Held on wet limestone',
    'Descended from Malham in the rain with a child on my shoulders. I would not have done it in my old pair.',
    'trueToSize',
  ],
  [
    4,
    'Warm for August',
    'Fine in April and October. In the Cevennes in August I took them off at every stream.',
    'trueToSize',
  ],
  [
    5,
    'Third pair in nineteen years',
    'I wrote to say so and they sent me the drawing of the last. It has not changed and neither have I.',
    'trueToSize',
  ],
  [
    3,
    'Fitted well in the shop, less so downhill',
    'My toes touched on steep descents. Went back, they re-laced them over the second hook and that mostly cured it.',
    'small',
  ],
  [
    4,
    'Carried 16 kg to the hut and back',
    'Stable with a load on the moraine and the ankle does not pinch. I would like one more lace hook.',
    'trueToSize',
  ],
]

export const runnerReviews: readonly WrittenReview[] = [
  [
    5,
    'Four hundred miles and still square',
    'The tread is worn at the outer heel, which is my fault. The uppers look as though they had come from the box.',
    'trueToSize',
  ],
  [
    4,
    'Firm, in a good way',
    'You feel the ground but not each stone. My knees prefer them to softer shoes after three hours.',
    'trueToSize',
  ],
  [
    3,
    'Too close at the little toe',
    'The length is right and the width is not, for me. A friend with ordinary feet has no idea what I mean.',
  ],
  [
    5,
    'Drained before the next stile',
    'Crossed the ford four times on the Snowdon loop and stopped squelching after a few minutes each time.',
    'trueToSize',
  ],
  [
    5,
    'My commute includes a wood',
    'Two hours each way, half of it roots. Nothing has come unglued since March.',
    'trueToSize',
  ],
  [
    2,
    'Wore out on the road',
    'They say not to use them on the road. I did, and they were right, and now I need another pair.',
    'trueToSize',
  ],
  [
    4,
    'Heel sits low and stays',
    'No rubbing at the tendon, which has ended two other brands for me. Laces are a hand too long.',
    'trueToSize',
  ],
  [
    5,
    'Finished the Dales in them',
    'Twelve hours, two sock changes, no black nails. I took half a size more than in my road shoes.',
    'small',
  ],
  [
    4,
    'Grip over comfort',
    'Downhill on wet grass I pass people. On the flat farm track after it they pass me.',
    'trueToSize',
  ],
  [
    3,
    'Nice shoe, thin tongue',
    'If you pull the laces hard you feel them. I put a strip of felt under the tongue and forgot about it.',
    'trueToSize',
  ],
  [
    5,
    'Weighs what they say it weighs',
    'I checked on the kitchen scale: two grams off, and my pair is a size larger.',
    'trueToSize',
  ],
]

export const approachReviews: readonly WrittenReview[] = [
  [
    5,
    'Climbed the first two pitches in them',
    'Easy ones, but still. The edge of the toe holds where it is supposed to.',
    'trueToSize',
  ],
  [
    4,
    'Comfortable from the car to the crag',
    'An hour and a half uphill without a thought about my feet. Slightly slippery on muddy grass.',
    'trueToSize',
  ],
  [
    3,
    'Soft rubber, quick wear',
    'Sticky as promised and half gone after a summer. At least they can be resoled.',
    'trueToSize',
  ],
  [
    5,
    'Lace them to the toe and they change',
    'Loose for the walk, tight for the slab. It takes a minute and makes two shoes of one.',
    'trueToSize',
  ],
  [
    4,
    'Clip neatly to a harness',
    'Small enough behind you on the wall and not so light that they feel like slippers.',
    'trueToSize',
  ],
  [
    5,
    'Guide, nine months a year',
    'I go through two pairs of approach shoes a season. These are still on their first soles in September.',
    'large',
  ],
  [
    3,
    'Stiff around the arch',
    'I like that on rock and dislike it while driving home. It has eased a little.',
    'trueToSize',
  ],
]

export const sandalReviews: readonly WrittenReview[] = [
  [
    5,
    'Forded the Nevis in them',
    'Cold water, round stones, no slipping. They were dry by the time the stove was lit.',
    'trueToSize',
  ],
  [
    4,
    'Straps take a day to set',
    'Adjust them three or four times in the first week and then leave them alone.',
    'trueToSize',
  ],
  [3, 'Tan lines', 'Comfortable all summer. My feet now have a map on them.', 'trueToSize'],
  [5, 'Walked all over Lisbon', 'Whole days on cobbles. I packed shoes as well and did not use them.', 'trueToSize'],
  [
    2,
    'Grit under the arch',
    'On gravel paths a stone finds its way in every few minutes. On the beach and in water they are fine.',
    'large',
  ],
  [
    4,
    'Sole like a boot',
    'More grip than I expected from something with holes. A bit heavy in a suitcase.',
    'trueToSize',
  ],
  [
    5,
    'The dog walk pair',
    'They live at the back door and go out in all weathers from April. Third year now.',
    'trueToSize',
  ],
]

export const kidsFootwearReviews: readonly WrittenReview[] = [
  [
    5,
    'Survived a school year',
    'Worn by one child, then another. The toes are scuffed and nothing has come off.',
    'trueToSize',
  ],
  [4, 'She puts them on herself', 'That is worth more to me than any membrane. Order them with growing room.', 'small'],
  [5, 'Six hours up Catbells', 'He complained about everything except his feet.', 'trueToSize'],
  [
    3,
    'Outgrown before worn out',
    'No fault of theirs. We handed them back at the shop and got a note off the next pair.',
    'small',
  ],
  [4, 'Dry inside after the ford', 'Poured the water out, left them by the heater, dry in the morning.', 'trueToSize'],
]

/** Of the one shoe that is known to run small, besides those of its kind. */
export const corniceReviews: readonly WrittenReview[] = [
  [
    4,
    'Half a size more than my boots',
    'I take a 43 in everything they make and needed the 44 here. With that, nothing moved on a long traverse.',
    'small',
  ],
  [
    5,
    'Exchanged once, then perfect',
    'My usual size touched at the front on the way down. Half a size up came two days later, and I have not thought about it since.',
    'small',
  ],
  [
    4,
    'Close at the toes on purpose',
    'That is what makes them edge. For a whole day of walking I would take them half a size larger.',
    'small',
  ],
  [
    5,
    'Torridon in a wet May',
    'Nine days, one pair of shoes. I had been told to go up a little and was glad of it.',
    'small',
  ],
  [
    3,
    'Read the reviews, then ignored them',
    'Bought my usual size anyway. They are now my brother’s, who says that they are excellent.',
    'small',
  ],
  [
    5,
    'Room for a thin sock',
    'In my street size there was none. In the next one up I can wear a light wool sock and still feel the rock.',
    'small',
  ],
  [
    4,
    'Good on slabs, snug in front',
    'The toe box is low. Half a size up cured it and cost nothing in precision.',
    'small',
  ],
  [
    5,
    'As tight as I like them',
    'I climb more than I walk, so I kept my size. They gave a little after the third outing.',
    'trueToSize',
  ],
  [
    4,
    'Ordered two, kept the larger',
    'The shop took the other pair back without a question. The larger one is right to a hair.',
    'small',
  ],
]
