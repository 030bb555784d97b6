/** A table whose keys a text may name: unlike an object it has no row for "constructor". */
export const makeTable = <Row>(rows: Readonly<Record<string, Row>>): ReadonlyMap<string, Row> =>
  new Map(Object.entries(rows));

/** A field of an object that came as one, as JSON does; undefined for what every object inherits. */
export const readOwn = <Row>(object: Readonly<Record<string, Row>>, name: string): Row | undefined =>
  // any string: `hasOwn` is asked first
  Object.hasOwn(object, name) ? object[name] : undefined;
