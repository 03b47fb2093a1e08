/** Words of English that ask or connect and say nothing about the answer; added to those of @orama/stopwords. */
export const ENGLISH_FILLERS = `
  a who what which when where why how can could may might must shall should would will do does did
  get gets find need want like possible offer offers offered available provide provides provided
  many much long often there please tell know is are someone anyone anybody somebody one also
  within via per us use used using take takes happen happens happened apply applies exactly give
  given make made help let lets im ive dont cant doesnt whats wheres
`;
