import type { WrittenReview } from './WrittenReview.ts'

export const shellReviews: readonly WrittenReview[] = [
  [
    5,
    'Skye, sideways',
    'Six hours of horizontal rain off the Cuillin and my shirt was dry. The cuffs are what I like: they close over gloves.',
    'trueToSize',
  ],
  [
    4,
    'Quiet for what it is',
    'It rustles less than my last one. I can hear what people say behind me, for good or ill.',
    'trueToSize',
  ],
  [
    3,
    'Pockets high, as described',
    'They clear the hip belt but my hands have to go up to find them. In town that looks odd.',
    'trueToSize',
  ],
  [5, 'Hood that turns with you', 'I looked left at a junction and saw the junction.', 'trueToSize'],
  [
    4,
    'Finish needs reviving',
    'After twenty days out it began to wet on the shoulders. A warm tumble brought it back, as the label says.',
    'trueToSize',
  ],
  [
    5,
    'Patched, not replaced',
    'Tore the sleeve on barbed wire near Hexham. The bench put on a patch in a slightly different green and I like it more.',
    'trueToSize',
  ],
  [2, 'Short for me in the arm', 'I am 193 cm and the wrist shows when I reach. Returned without trouble.'],
  [
    5,
    'Forgot it was in the pack',
    'And then on the fourth day I did not forget it. Light enough to have along every time.',
    'trueToSize',
  ],
  [
    4,
    'Good over a fleece',
    'I kept my usual size and it closes over two layers. The hem cord is easy to find with cold hands.',
    'trueToSize',
  ],
  [
    3,
    'Warm on the climb',
    'It keeps water out better than it lets me out. I walk with it open more than I thought.',
    'large',
  ],
]

export const pufferReviews: readonly WrittenReview[] = [
  [
    5,
    'Bivvy above the last trees',
    'Sat up half the night to see the Perseids and was not cold once, apart from the nose.',
    'trueToSize',
  ],
  [
    4,
    'Loses a feather now and then',
    'Two in a month, so I count them. It is otherwise as warm as anything I own.',
    'trueToSize',
  ],
  [
    5,
    'Lives on the hook by the door',
    'Bought for the mountains. Worn to fetch bread, every day since October.',
    'trueToSize',
  ],
  [3, 'Cut straight', 'Warm, but it catches wind at the hem. I added a belt of cord and it stopped.', 'large'],
  [
    5,
    'Ember hole mended for nothing',
    'I sent a photo, they sent a patch and a kind note about where to sit.',
    'trueToSize',
  ],
  [
    4,
    'Packs smaller than the photo',
    'Goes into its pocket without a fight, although I tried the wrong pocket first.',
    'trueToSize',
  ],
  [4, 'Under a shell in sleet', 'Got damp at the collar and stayed warm. That is all I asked of it.', 'trueToSize'],
  [
    2,
    'Slider catches the lining',
    'About one time in five. The shop replaced the slider while I had a coffee, and it is better.',
    'trueToSize',
  ],
]

export const fleeceReviews: readonly WrittenReview[] = [
  [5, 'My daughter wants it back', 'Strictly it is mine. I see it in her photographs from Galway.', 'trueToSize'],
  [4, 'Bobbled for a week', 'Then I brushed it, as told, and it has behaved since.', 'trueToSize'],
  [
    5,
    'Dries on the walk down',
    'Soaked it on the climb, put it on the outside of the pack, wore it at lunch.',
    'trueToSize',
  ],
  [
    3,
    'Not for wind',
    'Very warm when still. On a ridge the air goes straight through, so bring a shell.',
    'trueToSize',
  ],
  [
    5,
    'Sleeves long enough at last',
    'I have long arms and have pushed up every sleeve for years. Not these; they reach.',
    'trueToSize',
  ],
  [4, 'Darker than on screen', 'Closer to what you see in the shop than in the picture. I kept it.', 'trueToSize'],
  [
    5,
    'Pillow, seat, layer',
    'On the Haute Route it was all three in a day. Washed at home and looks new.',
    'trueToSize',
  ],
  [
    3,
    'Collar is high',
    'My husband likes it closed to the chin. I fold it down and then it sits a little stiff.',
    'large',
  ],
]

export const legReviews: readonly WrittenReview[] = [
  [
    5,
    'You can lift your knee',
    'It sounds like little. Try it on a Lakeland stile in your other pair and then in these.',
    'trueToSize',
  ],
  [4, 'Pockets that work', 'The opening is where my hand goes. Phone does not knock on the thigh.', 'trueToSize'],
  [3, 'Waist comes up small', 'I am between sizes and needed the larger. Otherwise well made.', 'small'],
  [
    5,
    'Dry in the sun by the time we had eaten',
    'Went in the river to the waist. One sandwich and an apple later I was dry.',
    'trueToSize',
  ],
  [4, 'Good in nettles', 'Thicker than they look and nothing got through on the canal at Skipton.', 'trueToSize'],
  [
    5,
    'Second pair, another shade',
    'The first went through two seasons of trail work and shows it only at the hem.',
    'trueToSize',
  ],
  [
    2,
    'Seam went at the pocket',
    'After four months. Repaired free, but I was without them for the trip I had bought them for.',
    'trueToSize',
  ],
  [
    4,
    'Comfortable under a harness',
    'No button to press into you. I wore them on Tryfan and on the train home.',
    'trueToSize',
  ],
  [3, 'Swish a little', 'Fine outside. In the library I walk slowly.', 'trueToSize'],
  [5, 'Belt loops that fit a belt', 'Wide enough for a real one. Somebody thought about it.', 'trueToSize'],
]

export const teeReviews: readonly WrittenReview[] = [
  [
    5,
    'Five days, two people agreed',
    'My tent companion confirms that it does not smell. She is honest about such things.',
    'trueToSize',
  ],
  [4, 'Holds its shape', 'Washed perhaps thirty times. The neck is still a neck.', 'trueToSize'],
  [3, 'See-through in chalk', 'Not very, but enough to think about. The darker ones are fine.', 'trueToSize'],
  [5, 'No seam under the strap', 'First shirt in years that has not left a line on my shoulder.', 'trueToSize'],
  [4, 'Long in the body', 'Stays tucked. If you wear it out it covers the pockets.'],
  [
    2,
    'Moths found it',
    'Within a month, in a drawer with older wool. My drawer is to blame, but be warned.',
    'trueToSize',
  ],
  [4, 'Soft from the start', 'No itching, and I itch at everything.', 'trueToSize'],
]

export const kidsClothingReviews: readonly WrittenReview[] = [
  [5, 'Two winters out of it', 'Let the cuffs out in November and it fitted like new.'],
  [4, 'Washes like a tea towel', 'Mud, jam and a felt pen. The felt pen is still faintly there.', 'trueToSize'],
  [5, 'The label has three names now', 'Ours is the second. It came from a cousin and goes to another.', 'trueToSize'],
  [3, 'Generous in width', 'Long enough but wide for a thin child. The drawcord helps.'],
  [4, 'He can do it up himself', 'That saves about ten minutes each morning, in total an entire week.', 'trueToSize'],
]
