/** The bytes are no annotation of a known version, or were damaged. */
export class AnnotationFormatError extends Error {
  override readonly name = 'AnnotationFormatError';
}
