import { Schema } from 'effect'

/** One entry of `errorDetails`; only the first one routes (ERR-02). */
export const ErrorDetail = Schema.Struct({
  errorId: Schema.String,
  message: Schema.String,
  /** With ADDED_MAX_QUANTITY (ERR-27). */
  maxAllowedQty: Schema.optionalKey(Schema.Int),
  /** With a flash code that belongs to a shipment (CART-37). */
  shipmentId: Schema.optionalKey(Schema.String),
  /** The invalid body field, dotted, if there is one. */
  field: Schema.optionalKey(Schema.String),
})
export type ErrorDetail = typeof ErrorDetail.Type

/** ERR-01: the body of every answer that is not a success. */
export const ApiError = Schema.Struct({
  errorDetails: Schema.NonEmptyArray(ErrorDetail),
  appId: Schema.optionalKey(Schema.String),
  correlationId: Schema.String,
})
export type ApiError = typeof ApiError.Type
