/** The last read item of a list, stored by the server for all devices of an account. */
export { markerQuery, type MarkedList, type Marker } from './queries'
export { raiseMarker } from './mutations'
export { ServerMarker } from './server-marker'
