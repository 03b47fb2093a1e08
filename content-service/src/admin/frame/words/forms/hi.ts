import type { FormWords } from './ar';

/** Texts of Strapi’s forms in Hindi. */
export const hi: FormWords = {
  'content-manager.components.empty-repeatable': 'अभी कुछ नहीं है। जोड़ने के लिए क्लिक करें।',
  'content-manager.containers.EditView.add.new-entry': 'जोड़ें',
  'content-manager.relation.add': 'चुनें या जोड़ें',
  'content-manager.relation.create': 'नया जोड़ें',
  'content-manager.relation.disconnect': 'हटाएँ',
  'content-manager.relation.notAvailable': 'चुनने के लिए कुछ नहीं है',
  'content-manager.relation.isLoading': 'लोड हो रहा है',
  'content-manager.relation.loadMore': 'और दिखाएँ',
  'content-manager.components.DragHandle-label': 'खींचें',
  'content-manager.components.RelationInput.icon-button-aria-label': 'खींचें',
  'content-manager.components.RelationInputModal.modal-title': 'बदलें',
  'content-manager.components.RelationInputModal.button-fullpage': 'पूरा पेज खोलें',
  'content-manager.components.RelationInputModal.confirmation-message':
    'कुछ बदलाव सेव नहीं हुए हैं। अभी बंद करने पर वे खो जाएँगे।',
  'content-manager.components.RepeatableComponent.error-message': 'इस हिस्से में गलती है।',
  'content-manager.components.NotAllowedInput.text': 'आपको यह फ़ील्ड देखने की अनुमति नहीं है।',
  'content-manager.components.LeftMenu.Search.label': 'सूची में खोजें',
  'content-manager.containers.edit.information.documentId.label': 'पहचान कोड',
  'content-manager.containers.EditView.saveHint': 'सेव करने के लिए: Ctrl / Cmd + Enter',
  'content-manager.validation.error': 'फ़ॉर्म में गलतियाँ हैं। सेव करने से पहले ठीक करें।',
};
