import { expect, test } from 'vitest'
import { isDraftInHand, isPreviewReady } from '../../../core/domain/content/livePreview.ts'

const draft = { _tag: 'DraftInHand', family: 'page', key: 'home', document: { id: 'home', name: 'Home', slots: {} } }

test('OPR-31 of the messages to a window, a preview takes a draft and an editor that it is ready', () => {
  const messages = [draft, { _tag: 'PreviewReady' }, { _tag: 'Other' }, {}, null, undefined, 'DraftInHand', 7, []]
  expect(messages.filter(isDraftInHand)).toEqual([draft])
  expect(messages.filter(isPreviewReady)).toEqual([{ _tag: 'PreviewReady' }])
})
