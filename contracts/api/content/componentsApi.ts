import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { documentCall } from './contentApi.ts'
import { text } from '../wire.ts'

export const readCollections = endpoint({ ...documentCall, id: 'API-116', path: '/fapi/components/collections' })

export const readFooter = endpoint({ ...documentCall, id: 'API-117', path: '/fapi/components/footer' })

export const readFootSizes = endpoint({ ...documentCall, id: 'API-118', path: '/fapi/components/foot-sizes' })

export const readSearchComponent = endpoint({ ...documentCall, id: 'API-119', path: '/fapi/components/search' })

export const readSizeChart = endpoint({
  ...documentCall,
  id: 'API-120',
  path: '/fapi/components/size-chart/{productType}',
  params: Schema.Struct({ productType: text(64) }),
})

export const readUtilityComponent = endpoint({ ...documentCall, id: 'API-121', path: '/fapi/components/utility' })

/** I18N-05. Mount it before `{page}` of API-123. */
export const readLocationSelector = endpoint({ ...documentCall, id: 'API-122', path: '/fapi/pages/location-selector' })

export const readInternalPage = endpoint({
  ...documentCall,
  id: 'API-123',
  path: '/fapi/pages/{page}',
  params: Schema.Struct({ page: text(128) }),
})
