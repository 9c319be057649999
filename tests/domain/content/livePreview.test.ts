import { expect, test } from 'vitest'
import { isDocumentInHand, isPreviewReady } from '../../../core/domain/content/livePreview.ts'

const inHand = {
  _tag: 'DocumentInHand',
  family: 'page',
  key: 'home',
  document: { id: 'home', name: 'Home', slots: {} },
}

test('OPR-31 of the messages to a window, a preview takes a document in hand and an editor that it is ready', () => {
  const messages = [inHand, { _tag: 'PreviewReady' }, { _tag: 'Other' }, {}, null, undefined, 'DocumentInHand', 7, []]
  expect(messages.filter(isDocumentInHand)).toEqual([inHand])
  expect(messages.filter(isPreviewReady)).toEqual([{ _tag: 'PreviewReady' }])
})
