import type { FormWords } from './ar';

/** Texts of Strapi’s forms in Russian. */
export const ru: FormWords = {
  'content-manager.components.empty-repeatable': 'Здесь пока ничего нет. Нажмите, чтобы добавить.',
  'content-manager.containers.EditView.add.new-entry': 'Добавить',
  'content-manager.relation.add': 'Выберите или добавьте',
  'content-manager.relation.create': 'Добавить новое',
  'content-manager.relation.disconnect': 'Убрать',
  'content-manager.relation.notAvailable': 'Выбирать не из чего',
  'content-manager.relation.isLoading': 'Загрузка',
  'content-manager.relation.loadMore': 'Показать ещё',
  'content-manager.components.DragHandle-label': 'Перетащить',
  'content-manager.components.RelationInput.icon-button-aria-label': 'Перетащить',
  'content-manager.components.RelationInputModal.modal-title': 'Изменить',
  'content-manager.components.RelationInputModal.button-fullpage': 'Открыть на всю страницу',
  'content-manager.components.RelationInputModal.confirmation-message':
    'Некоторые изменения не сохранены. Если закрыть сейчас, они пропадут.',
  'content-manager.components.RepeatableComponent.error-message': 'В этой части есть ошибки.',
  'content-manager.components.NotAllowedInput.text': 'У вас нет права видеть это поле.',
  'content-manager.components.LeftMenu.Search.label': 'Поиск по списку',
  'content-manager.containers.edit.information.documentId.label': 'Идентификатор',
  'content-manager.containers.EditView.saveHint': 'Сохранить: Ctrl / Cmd + Enter',
  'content-manager.validation.error': 'В форме есть ошибки. Исправьте их перед сохранением.',
};
