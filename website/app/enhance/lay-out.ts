/**
 * Lays out what has been parsed so far. Once styles are there, the first layout is one long task, at the
 * end of the document; with this script between its parts, it is several short ones, the first of them
 * while the rest is still arriving. Leaves no element behind.
 */
document.currentScript?.remove();
void document.body.offsetHeight;
