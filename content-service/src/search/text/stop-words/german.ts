/** Words of German that ask or connect and say nothing about the answer; added to those of @orama/stopwords. */
export const GERMAN_FILLERS = `
  wer wie was wo wann warum wieso weshalb wohin woher womit wofür worauf wodurch welche welcher
  welches kann können könnte darf dürfen muss müssen soll möchte möchten brauche brauchen
  benötige gibt geben finde finden bekomme bekommen erhalten erhalte bietet bieten angeboten
  möglich möglichkeit bitte viel viele lange oft sollte sollten hat haben habe hilft helfen
  heißt bedeutet wird werden tun dabei dafür bzw sowie beim mehr jemand eigentlich
`;
