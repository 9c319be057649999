import { expose } from 'comlink'
import { browserEnvironment } from './browserEnvironment.ts'
import { createStorefrontHost } from './storefrontHost.ts'
import { warmFormatters } from './warmFormatters.ts'

expose(createStorefrontHost(browserEnvironment()))
warmFormatters()
