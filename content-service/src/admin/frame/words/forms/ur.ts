import type { FormWords } from './ar';

/** Texts of Strapi’s forms in Urdu. */
export const ur: FormWords = {
  'content-manager.components.empty-repeatable': 'ابھی کچھ نہیں۔ شامل کرنے کے لیے کلک کریں۔',
  'content-manager.containers.EditView.add.new-entry': 'شامل کریں',
  'content-manager.relation.add': 'چنیں یا شامل کریں',
  'content-manager.relation.create': 'نیا شامل کریں',
  'content-manager.relation.disconnect': 'ہٹائیں',
  'content-manager.relation.notAvailable': 'چننے کے لیے کچھ نہیں',
  'content-manager.relation.isLoading': 'لوڈ ہو رہا ہے',
  'content-manager.relation.loadMore': 'مزید دکھائیں',
  'content-manager.components.DragHandle-label': 'کھینچیں',
  'content-manager.components.RelationInput.icon-button-aria-label': 'کھینچیں',
  'content-manager.components.RelationInputModal.modal-title': 'ترمیم',
  'content-manager.components.RelationInputModal.button-fullpage': 'پورا صفحہ کھولیں',
  'content-manager.components.RelationInputModal.confirmation-message':
    'کچھ تبدیلیاں محفوظ نہیں ہوئیں۔ ابھی بند کریں تو ضائع ہو جائیں گی۔',
  'content-manager.components.RepeatableComponent.error-message': 'اس حصے میں غلطی ہے۔',
  'content-manager.components.NotAllowedInput.text': 'آپ کو یہ خانہ دیکھنے کی اجازت نہیں۔',
  'content-manager.components.LeftMenu.Search.label': 'فہرست میں تلاش',
  'content-manager.containers.edit.information.documentId.label': 'شناختی کوڈ',
  'content-manager.containers.EditView.saveHint': 'محفوظ کرنے کے لیے: Ctrl / Cmd + Enter',
  'content-manager.validation.error': 'فارم میں غلطیاں ہیں۔ محفوظ کرنے سے پہلے درست کریں۔',
};
