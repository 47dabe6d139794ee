/** The last read item of a list, stored by the server for all devices of an account. */
export type { MarkedList, Marker } from './queries'
export { ServerMarker } from './server-marker'
export { markerQuery } from './queries'
